/**
 * `npm run admin:reset -- NAME [--second-factor]`: prints a link to set a new password, valid once and for an hour. With
 * the flag it turns off the second factor too. It opens no database, so it works beside a running program.
 */
import { parseArgs } from 'node:util';
import { passwordLink, RESET_HOURS, signReset } from '#api/session/links.ts';
import { browserAddress, localEnv } from '#server/environment.ts';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import { sessionSecret } from '#server/secrets.ts';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'second-factor': { type: 'boolean', default: false } },
  });
  const [username] = positionals;
  if (!username) throw new PlainError('Usage: npm run admin:reset -- NAME [--second-factor]');
  const env = localEnv();
  const secret = env.SESSION_SECRET ?? (await sessionSecret(env.DATA_DIR));
  const reset = { username, secondFactorOff: values['second-factor'] };
  const token = await signReset(secret, reset, RESET_HOURS);
  const origin = process.env.SITE_URL ? env.SITE_URL : browserAddress(env.HOST, env.PORT);
  console.log(`${username} can choose a password here, once, within an hour:`);
  console.log(passwordLink(origin, token));
});
