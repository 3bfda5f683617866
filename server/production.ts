import type { Env } from '#src/contracts/env.ts';
import { PlainError } from './plain-error.ts';

/**
 * What the site itself cannot do without. Checked before a production build does anything, so that the
 * deploy before it stays: without these every call of the new one would fail.
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
