/** What somebody signs in with besides a password: codes of an authenticator, recovery codes, passkeys. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashOf } from './account-tokens.ts';
import type { Database } from './connection.ts';
import { secondFactor } from './users.ts';

/** How many are given at once. */
const RECOVERY_CODES = 10;

/** What a login needs to know of a user. */
export function factorsOf(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'totpSecret',
      'totpOn',
      secondFactor.as('isNeeded'),
      sql<number>`
        (select count(*)::integer from recovery_codes where user_id = users.id)`.as(
        'recoveryCodes',
      ),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Keeps a secret, which is in force once a code of it was seen. */
export async function keepTotpSecret(db: Database, userId: number, totpSecret: string) {
  await db
    .updateTable('users')
    .set({ totpSecret, totpOn: false, totpStep: '0' })
    .where('id', '=', userId)
    .execute();
}

/** Takes the code of a time step, in force from the first one on. @returns false where it was used before */
export async function useTotpStep(db: Database, userId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('users')
    .set({ totpStep: String(step), totpOn: true })
    .where('id', '=', userId)
    .where('totpStep', '<', String(step))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function turnOffTotp(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ totpSecret: null, totpOn: false, totpStep: '0' })
    .where('id', '=', userId)
    .execute();
}

/** Makes new recovery codes, as `7Q2M-XK4D-WN9A`; those before no longer work. */
export async function makeRecoveryCodes(db: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const rows = codes.map((code) => ({ userId, hash: hashOf(plain(code)) }));
  await db.insertInto('recoveryCodes').values(rows).execute();
  return codes;
}

/** @returns whether it is one of this user's, which it no longer is from then on */
export async function useRecoveryCode(db: Database, userId: number, code: string) {
  const used = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('hash', '=', hashOf(plain(code)))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** Takes everything away from who has lost it. */
export async function takeAwaySecondFactor(db: Database, userId: number): Promise<void> {
  await turnOffTotp(db, userId);
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute();
}

/** Without letters and figures that look like others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function newCode(): string {
  // 12 of 31 letters are 59 bits; what would make some letters likelier is left out.
  const letters: string[] = [];
  while (letters.length < 12) {
    for (const byte of randomBytes(16)) if (byte < 248) letters.push(ALPHABET[byte % 31] ?? '');
  }
  return letters
    .slice(0, 12)
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[^\dA-Z]/g, '');
}
