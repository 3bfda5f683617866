/** The queries for accounts, on both kinds of database. */
import { describe, expect, test } from 'vitest';
import { findLink, makeLink, recordTokenUse, useToken, wasTokenUsed } from './account-tokens.ts';
import { setAdmin } from './admins.ts';
import { isNewDevice } from './known-devices.ts';
import { unusableHash } from './passwords.ts';
import {
  factorsOf,
  storeTotpSecret,
  makeRecoveryCodes,
  useRecoveryCode,
  useTotpStep,
} from './second-factors.ts';
import { beginSession, sessionsOf, useSession } from './sessions.ts';
import { bothKinds, kinds } from './testing/both-kinds.ts';
import { inTransaction } from './transaction.ts';
import { addUser, choosePassword, findUser, listUsers, removeUser, lockOwners } from './users.ts';

const databases = bothKinds();
const later = new Date(Date.now() + 60_000);

describe.each(kinds)('%s', (kind) => {
  test('a user is invited, joins, signs in with a second factor, and is removed', async () => {
    const db = databases[kind];
    await setAdmin(db, 'dana', 'a password of the tests');
    const invited = { username: 'eddie', role: 'editor' as const, email: null };
    const id = (await addUser(db, { ...invited, password: unusableHash() })) ?? 0;
    expect(await addUser(db, { ...invited, username: 'Eddie', password: '' })).toBeUndefined();
    expect(await listUsers(db, id)).toMatchObject([{ joinedAt: null, secondFactor: false }]);

    const token = await makeLink(db, 'invitation', id, 1);
    expect(await findLink(db, token)).toMatchObject({ id, username: 'eddie', joinedAt: null });
    const uses = [useToken(db, ['invitation'], token), useToken(db, ['invitation'], token)];
    expect((await Promise.all(uses)).toSorted()).toEqual([false, true]);
    await choosePassword(db, id, 'a hash');
    expect((await findUser(db, 'eddie'))?.joinedAt).toBeInstanceOf(Date);

    await storeTotpSecret(db, id, 'SECRET');
    expect(await factorsOf(db, id)).toMatchObject({ isNeeded: false, recoveryCodes: 0 });
    const steps = [useTotpStep(db, id, 60_000_000), useTotpStep(db, id, 60_000_000)];
    expect((await Promise.all(steps)).toSorted()).toEqual([false, true]);
    expect(await useTotpStep(db, id, 59_999_999)).toBe(false);
    const [code = ''] = await makeRecoveryCodes(db, id);
    const recoveries = [useRecoveryCode(db, id, code), useRecoveryCode(db, id, code)];
    expect((await Promise.all(recoveries)).toSorted()).toEqual([false, true]);
    expect(await factorsOf(db, id)).toMatchObject({ isNeeded: true, recoveryCodes: 9 });

    const session = { id: 'eddies', userId: id, expiresAt: later, device: 'Firefox on Linux' };
    expect(await beginSession(db, session, 'another hash')).toBe(false);
    expect(await beginSession(db, session, 'a hash')).toBe(true);
    expect(await useSession(db, 'eddies')).toEqual({
      ...{ id, username: 'eddie', role: 'editor', mustSetUp: false, session: 'eddies' },
    });
    expect(await sessionsOf(db, id)).toMatchObject([{ id: 'eddies', device: 'Firefox on Linux' }]);
    const devices = [];
    for (const device of ['one', 'one', 'two']) devices.push(await isNewDevice(db, id, device));
    expect(devices).toEqual([false, false, true]);

    expect(await inTransaction(db, lockOwners)).toHaveLength(1);
    await removeUser(db, id);
    expect(await useSession(db, 'eddies')).toBeUndefined();
    expect(await beginSession(db, { ...session, id: 'again' })).toBe(false);
  });

  test('a signed link can be used once', async () => {
    const db = databases[kind];
    expect(await wasTokenUsed(db, 'signed')).toBe(false);
    const uses = [recordTokenUse(db, 'signed', 1), recordTokenUse(db, 'signed', 1)];
    expect((await Promise.all(uses)).toSorted()).toEqual([false, true]);
    expect(await wasTokenUsed(db, 'signed')).toBe(true);
  });
});
