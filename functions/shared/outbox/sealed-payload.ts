import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { seal, unseal } from '#functions/shared/http/seal.ts';

/** Fields of a payload with secret links: to a booking, or to choose a password. */
const SECRETS = ['confirmationUrl', 'linkUrl'];

type Payload = Record<string, unknown>;
type Env = Pick<FunctionEnv, 'SESSION_SECRET'>;

/** Encrypts the links of a payload for the outbox, so that a copy of the database does not reveal them. */
export function sealPayload(env: Env, payload: Payload): Payload {
  return withLinks(payload, (url) => seal(url, keyOf(env)));
}

/** Decrypts the links of a payload; links sealed with an earlier secret of the site are left out. */
export function unsealPayload(env: Env, payload: Payload): Payload {
  // Earlier releases stored the links unencrypted.
  return withLinks(payload, (url) => (url.startsWith('http') ? url : unseal(url, keyOf(env))));
}

function withLinks(payload: Payload, change: (url: string) => string | undefined): Payload {
  const changed = Object.entries(payload).map(([name, value]) => {
    const isSecret = SECRETS.includes(name) && typeof value === 'string';
    return [name, isSecret ? change(value) : value] as const;
  });
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}

function keyOf({ SESSION_SECRET: secret }: Env) {
  return { secret, purpose: 'link of a call in the outbox' };
}
