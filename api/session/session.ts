import { hash, randomUUID } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import {
  type SessionUser,
  beginSession,
  endSession,
  SESSION_MS,
  type SignedIn,
  useSession,
} from '#db/accounts/sessions.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { browsers, systems } from './devices.data.ts';
import { readToken, signToken } from './token.ts';

/**
 * Begins a session. The cookie holds a signed token with the id of the session's row, so that the server can end
 * the session.
 *
 * @returns the cookie
 * @throws {HttpFailure} 401 if the user was removed, or their password changed, since it was checked
 */
export async function startSession(
  db: Database,
  request: Request,
  secret: string,
  admin: SessionUser & { proof?: string },
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + SESSION_MS);
  const session = { id, userId: admin.id, expiresAt, device: deviceOf(request) };
  if (!(await beginSession(db, session, admin.proof))) {
    throw new HttpFailure(401, 'Invalid credentials');
  }
  const subject = String(admin.id);
  const token = await signToken(secret, { audience: 'site-admin', subject, id, expiresAt });
  return cookie(request, token, SESSION_MS / 1000);
}

/**
 * The admin who is signed in by the request's cookie; undefined if nobody is. A request with `X-Background`, which
 * nobody asked for, does not prolong the session.
 */
export async function adminOf(db: Database, request: Request, secret: string): Promise<SignedIn | undefined> {
  const claims = await claimsOf(request, secret);
  const isActivity = !request.headers.has('X-Background');
  const admin = claims && (await useSession(db, claims.id, isActivity));
  return admin && String(admin.id) === claims?.subject ? admin : undefined;
}

/** Ends the session of the request, if there is one. @returns a cookie that deletes the browser's, and the admin */
export async function stopSession(db: Database, request: Request, secret: string) {
  const claims = await claimsOf(request, secret);
  const admin = claims && (await useSession(db, claims.id));
  if (claims) await endSession(db, claims.id);
  return { cookie: cookie(request, '', 0), admin };
}

/** The claims of the request's token; undefined if it is missing, invalid or expired. */
async function claimsOf(request: Request, secret: string) {
  const token = cookieOf(request, nameFor(request));
  return token ? readToken(secret, 'site-admin', token) : undefined;
}

/** Browsers accept `__Host-` cookies only from the exact host and only over https. */
function nameFor(request: Request): string {
  return isSecure(request) ? '__Host-session' : 'session';
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:';
}

/** @param maxAge in seconds */
function cookie(request: Request, value: string, maxAge: number): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${maxAge}`];
  if (isSecure(request)) attributes.push('Secure');
  return [`${nameFor(request)}=${value}`, ...attributes].join('; ');
}

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Recognizes a device by its address and its browser. @param client hash of the client's address */
export function deviceKey(client: string, request: Request): string {
  return hash('sha256', `${client} ${deviceOf(request)}`, 'base64url');
}

/** Browser and system of a request, e.g. 'Firefox on Linux'; empty if unknown. */
export function deviceOf(request: Request): string {
  const agent = request.headers.get('User-Agent') ?? '';
  const named = (known: typeof browsers | typeof systems) => known.find(([sign]) => sign.test(agent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}
