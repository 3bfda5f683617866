/**
 * `npm run admin:reset -- NAME [--second-factor]`: a link with which NAME chooses another password, for an hour, once;
 * with the flag it also takes the second factor away. Works beside a running program: it signs, and opens no database.
 */
import { parseArgs } from 'node:util';
import { passwordLink, RESET_HOURS } from '#functions/shared/session/links.ts';
import { signReset } from '#functions/shared/session/reset-token.ts';
import { addressOf, localEnv } from '#server/environment.ts';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import { sessionSecret } from '#server/secrets.ts';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'second-factor': { type: 'boolean', default: false } },
  });
  const [username] = positionals;
  if (!username) throw new PlainError('Whose? npm run admin:reset -- NAME [--second-factor]');
  const env = localEnv();
  const secret = env.SESSION_SECRET ?? (await sessionSecret(env.DATA_DIR));
  const reset = { username, secondFactorOff: values['second-factor'] };
  const token = await signReset(secret, reset, RESET_HOURS);
  const origin = process.env.SITE_URL ? env.SITE_URL : addressOf(env.HOST, env.PORT);
  console.log(`${username} chooses a password here, once, within the hour:`);
  console.log(passwordLink(origin, token));
});
