/** Helpers to log in, check the session and log out. */
import { beforeAll, beforeEach, vi } from 'vitest';
import { startSession } from '#api/session/session.ts';
import * as passwords from '#db/accounts/passwords.ts';
import { findUser, saveUser } from '#db/accounts/users.ts';
import { ADMIN, afterAnswers, ask, empty, newClient, sendTo, plainRequest, SECRET, useDatabase } from './harness.ts';

/** The real answers of a function, each computed once: Argon2id is slow by design. */
function once<Args extends unknown[], Answer>(compute: (...args: Args) => Answer): typeof compute {
  const answers = new Map<string, Answer>();
  return (...args) => {
    const key = JSON.stringify(args);
    const answer = answers.get(key) ?? compute(...args);
    answers.set(key, answer);
    return answer;
  };
}

const hashPassword = once(passwords.hashPassword);
const verifyPassword = once(passwords.verifyPassword);

export const wrong = { ...ADMIN, password: 'something else' };

export function send(credentials: object, client = newClient(), headers?: Record<string, string>) {
  return sendTo('/api/admin/login', credentials, headers, 'POST', client);
}

/** The status of a login. */
export async function enter(password: string, username = ADMIN.username): Promise<number> {
  return (await send({ username, password })).status;
}

export function check(cookie?: string) {
  return ask('/api/admin/check-auth?rights=1', headersWith(cookie));
}

/** The status of {@link check} for each session. */
export async function checkAll(...cookies: string[]): Promise<number[]> {
  return (await Promise.all(cookies.map(check))).map(({ status }) => status);
}

export function leave(cookie?: string) {
  return ask('/api/admin/logout', headersWith(cookie), 'POST');
}

/** A database whose only user is an admin, without sessions and failed logins before each test. */
export function useLogin() {
  const { db } = useDatabase();
  let hash = '';
  beforeAll(async () => {
    const hashing = vi.spyOn(passwords, 'hashPassword').mockImplementation(hashPassword);
    const verifying = vi.spyOn(passwords, 'verifyPassword').mockImplementation(verifyPassword);
    hash = await hashPassword(ADMIN.password);
    return () => {
      hashing.mockRestore();
      verifying.mockRestore();
    };
  });
  beforeEach(async () => {
    await afterAnswers();
    await empty(db(), 'loginFailures', 'auditLog', 'outbox', 'sessions', 'users');
    await addUser(ADMIN.username);
  });

  /** Adds a user with the password of {@link ADMIN}, without the time of hashing it. */
  const addUser = (username: string) => saveUser(db(), username, hash);

  /** Begins a session without hashing a password. @returns the cookie */
  const begin = async (username = ADMIN.username, headers?: Record<string, string>) => {
    const user = await findUser(db(), username);
    if (!user) throw new Error(`There is no ${username}.`);
    const cookie = await startSession(db(), plainRequest('/', headers), SECRET, user);
    return cookie.split(';')[0] ?? '';
  };
  return { db, addUser, begin };
}

function headersWith(cookie: string | undefined) {
  return cookie === undefined ? undefined : { Cookie: cookie };
}
