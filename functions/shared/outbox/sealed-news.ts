import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { seal, unseal } from '#functions/shared/http/seal.ts';

/** What of a message opens something: the link with the code of a call, the link to a password. */
const SECRETS = ['confirmationUrl', 'linkUrl'];

type Payload = Record<string, unknown>;
type Env = Pick<FunctionEnv, 'SESSION_SECRET'>;

/** A payload as it lies in the outbox, where a copy of the database shows nobody's link. */
export function sealed(env: Env, payload: Payload): Payload {
  return withLinks(payload, (url) => seal(url, keyOf(env)));
}

/** The payload again as it leaves the house; without the link, where the site's secret has changed since. */
export function unsealed(env: Env, payload: Payload): Payload {
  // A release before this one did not seal them.
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
