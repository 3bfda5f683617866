import type { Env } from '#src/contracts/env.ts';
import { PlainError } from './plain-error.ts';

/**
 * Checks the settings without which every request of a deployed site would fail. Runs before a production build, so
 * that the earlier deploy stays in place.
 *
 * @throws {PlainError} one line with all that is missing and what to do
 */
export function requireForProduction(env: Env): void {
  const missing = (['DATABASE_URL', 'SESSION_SECRET'] as const).filter((name) => !env[name]);
  if (missing.length === 0) return;
  const [is, it] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const instead = env.DATABASE_URL ? '' : ', or add a Netlify Database in place of DATABASE_URL';
  throw new PlainError(
    `${missing.join(' and ')} ${is} missing: set ${it} in the site's environment variables, for builds and functions${instead}, then deploy again (docs/deploying.md).`,
  );
}
