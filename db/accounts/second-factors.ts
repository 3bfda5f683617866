/** Second factors of users: authenticator codes, recovery codes and passkeys. */
import { hash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, OpenTransaction } from '../connection.ts';
import { givesRow } from '../sql.ts';
import { secondFactor } from './users.ts';

/** How many recovery codes a user gets at once. */
const RECOVERY_CODES = 10;

/** The second factors of a user, as the login needs them. */
export function factorsOf(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'totpSecret',
      'totpOn',
      secondFactor.as('isNeeded'),
      sql<number>`
        (select count(*)::integer from recovery_codes where user_id = users.id)`.as('recoveryCodes'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Stores a new secret, sealed, which is activated by its first valid code; null turns codes off. */
export async function storeTotpSecret(db: Database, userId: number, totpSecret: string | null) {
  await db.updateTable('users').set({ totpSecret, totpOn: false, totpStep: '0' }).where('id', '=', userId).execute();
}

/** The stored secrets of all users. */
export function totpSecrets(db: Database) {
  return db
    .selectFrom('users')
    .select(['id', 'totpSecret'])
    .where('totpSecret', 'is not', null)
    .$narrowType<{ totpSecret: string }>()
    .execute();
}

/** Stores the same secret in another form, unless it has changed meanwhile. */
export async function replaceTotpSecret(db: Database, userId: number, before: string, after: string): Promise<void> {
  const users = db.updateTable('users').set({ totpSecret: after });
  await users.where('id', '=', userId).where('totpSecret', '=', before).execute();
}

/** Consumes the code of a time step and activates the secret. @returns false if this or a later step was used before */
export function useTotpStep(db: Database, userId: number, step: number): Promise<boolean> {
  const totpStep = String(step);
  const use = db.updateTable('users').set({ totpStep, totpOn: true }).where('id', '=', userId);
  return givesRow(use.where('totpStep', '<', totpStep).returning('id'));
}

/** Wrong codes that an account may have within an hour, over all addresses; then no code is tried until it has passed. */
const MAX_WRONG_CODES = 10;

const isSameHour = sql<boolean>`wrong_codes_since > now() - interval '1 hour'`;

/**
 * Locks the user, so that codes are tried one after the other.
 *
 * @returns the seconds until another code may be tried; undefined if one may now
 */
export async function lockCodes(transaction: OpenTransaction, userId: number): Promise<number | undefined> {
  const { wrongCodes, seconds } = await transaction
    .selectFrom('users')
    .select([
      'wrongCodes',
      sql<number>`ceil(extract(epoch from wrong_codes_since + interval '1 hour' - now()))::integer`.as('seconds'),
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return wrongCodes >= MAX_WRONG_CODES && seconds > 0 ? seconds : undefined;
}

/** Counts a wrong code. @returns whether it was the last one of this hour */
export async function countWrongCode(transaction: OpenTransaction, userId: number): Promise<boolean> {
  const { wrongCodes } = await transaction
    .updateTable('users')
    .set({
      wrongCodes: sql<number>`case when ${isSameHour} then wrong_codes + 1 else 1 end`,
      wrongCodesSince: sql<Date>`case when ${isSameHour} then wrong_codes_since else now() end`,
    })
    .where('id', '=', userId)
    .returning('wrongCodes')
    .executeTakeFirstOrThrow();
  return wrongCodes === MAX_WRONG_CODES;
}

/** Replaces the recovery codes of a user. @returns codes like `7Q2M-XK4D-WN9A` */
export async function makeRecoveryCodes(db: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const rows = codes.map((code) => ({ userId, hash: hash('sha256', plain(code)) }));
  await db.insertInto('recoveryCodes').values(rows).execute();
  return codes;
}

/** Consumes a recovery code. @returns false if it is not one of this user's */
export function useRecoveryCode(db: Database, userId: number, code: string): Promise<boolean> {
  const ofUser = db.deleteFrom('recoveryCodes').where('userId', '=', userId).returning('userId');
  return givesRow(ofUser.where('hash', '=', hash('sha256', plain(code))));
}

/** Removes all second factors of a user. */
export async function removeSecondFactor(db: Database, userId: number): Promise<void> {
  await storeTotpSecret(db, userId, null);
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute();
}

/** Without 0, O, 1, I and L, which are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 12 letters out of 31 are 59 bits. */
function newCode(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[^\dA-Z]/g, '');
}
