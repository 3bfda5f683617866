/**
 * `npm run admin:create -- [NAME]`: creates an admin, or changes the password. What is not given is asked for, or read
 * from a pipe: the password, or the name and the password, each on its own line.
 */
import { text } from 'node:stream/consumers';
import { setAdmin } from '#db/accounts/admins.ts';
import { problemWith } from '#api/session/password-rules.ts';
import { migrateDatabase } from '#server/database.ts';
import { PlainError } from '#server/plain-error.ts';
import { runOnDatabase } from './command.ts';
import { prompt } from './prompt.ts';

const FIRST_NAME = 'admin';

await runOnDatabase('npm run admin:create', async (database, env) => {
  const [, , name] = process.argv;
  const { username, password } = process.stdin.isTTY ? await promptFor(name) : await read(name);
  const problem = problemWith(password);
  if (problem) throw new PlainError(problem);
  await migrateDatabase(database, env);
  await database.use((db) => setAdmin(db, username, password));
  console.log(`${username} can sign in now. Everybody signed in as ${username} was signed out.`);
});

async function promptFor(name: string | undefined) {
  const username = name ?? ((await prompt(`Username (${FIRST_NAME}): `)).trim() || FIRST_NAME);
  const password = await prompt('Password: ', { hidden: true });
  if (password !== (await prompt('Once more: ', { hidden: true }))) {
    throw new PlainError('These were two different passwords. Nothing was changed.');
  }
  return { username, password };
}

async function read(name: string | undefined) {
  const lines = (await text(process.stdin)).split(/\r?\n/).filter((line) => line !== '');
  const password = lines.pop();
  if (password === undefined) throw new PlainError('No password was entered. Nothing was changed.');
  return { username: name ?? lines.pop()?.trim() ?? FIRST_NAME, password };
}
