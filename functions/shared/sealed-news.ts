import type { FunctionEnv } from './environment.ts';
import { seal, unseal } from './seal.ts';

/** What of a message is a visitor's secret: the link with the code of a call. */
const SECRET = 'confirmationUrl';

type Payload = Record<string, unknown>;
type Env = Pick<FunctionEnv, 'SESSION_SECRET'>;

/** A payload as it lies in the outbox, where a copy of the database shows nobody's link. */
export function sealed(env: Env, payload: Payload): Payload {
  const { [SECRET]: url } = payload;
  return typeof url === 'string' ? { ...payload, [SECRET]: seal(url, keyOf(env)) } : payload;
}

/** The payload again as it leaves the house; without the link, where the site's secret has changed since. */
export function unsealed(env: Env, payload: Payload): Payload {
  const { [SECRET]: url, ...rest } = payload;
  // A release before this one did not seal it.
  if (typeof url !== 'string' || url.startsWith('http')) return payload;
  const opened = unseal(url, keyOf(env));
  return opened === undefined ? rest : { ...rest, [SECRET]: opened };
}

function keyOf({ SESSION_SECRET: secret }: Env) {
  return { secret, purpose: 'link of a call in the outbox' };
}
