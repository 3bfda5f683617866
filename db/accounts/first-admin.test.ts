import { expect, test, vi } from 'vitest';
import { realDatabase } from '#db/testing/postgres.ts';
import { ensureFirstAdmin } from '#server/database.ts';
import { verifyPassword } from './passwords.ts';
import { findUser } from './users.ts';

test('programs that start at once on a new database show one password, which is the right one', async () => {
  const { db, stop } = await realDatabase();
  const report = vi.spyOn(console, 'log').mockReturnValue();
  await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(db)));
  expect(report).toHaveBeenCalledOnce();
  const [, password = ''] = / the password (\S+) /.exec(report.mock.calls[0]?.[0] ?? '') ?? [];
  const user = await findUser(db, 'admin');
  expect(await verifyPassword(password, user?.password ?? '')).toBe(true);
  await stop();
});
