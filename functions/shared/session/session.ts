import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '#db/connection.ts';
import {
  type Admin,
  beginSession,
  endSession,
  SESSION_MS,
  type SignedIn,
  useSession,
} from '#db/accounts/sessions.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';
import { browsers, systems } from './devices.data.ts';

/** The algorithm and claims of our tokens; all are verified. */
const ALGORITHM = 'HS256';
const ISSUER = 'site';
const AUDIENCE = 'site-admin';

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
  admin: Admin & { proof?: string },
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + SESSION_MS);
  const session = { id, userId: admin.id, expiresAt, device: deviceOf(request) };
  if (!(await beginSession(db, session, admin.proof))) {
    throw new HttpFailure(401, 'Invalid credentials');
  }
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(admin.id))
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret));
  return cookie(request, token, SESSION_MS / 1000);
}

/**
 * The admin who is signed in by the request's cookie; undefined if nobody is. A request with `X-Background`, which
 * nobody asked for, does not prolong the session.
 */
export async function adminOf(
  db: Database,
  request: Request,
  secret: string,
): Promise<SignedIn | undefined> {
  const claims = await claimsOf(request, secret);
  const isActivity = !request.headers.has('X-Background');
  const admin = claims && (await useSession(db, claims.session, isActivity));
  return admin && String(admin.id) === claims?.subject ? admin : undefined;
}

/** Ends the session of the request, if there is one. @returns a cookie that deletes the browser's, and the admin */
export async function stopSession(
  db: Database,
  request: Request,
  secret: string,
): Promise<{ cookie: string; admin: Admin | undefined }> {
  const claims = await claimsOf(request, secret);
  const admin = claims && (await useSession(db, claims.session));
  if (claims) await endSession(db, claims.session);
  return { cookie: cookie(request, '', 0), admin };
}

interface Claims {
  session: string;
  subject: string;
}

/** Verifies the request's token; undefined if it is missing, invalid or expired. */
async function claimsOf(request: Request, secret: string): Promise<Claims | undefined> {
  const token = cookieOf(request, nameFor(request));
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    });
    const { jti = '', sub = '' } = payload;
    return { session: jti, subject: sub };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
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

/** Browser and system of a request, e.g. 'Firefox on Linux'; empty if unknown. */
export function deviceOf(request: Request): string {
  const agent = request.headers.get('User-Agent') ?? '';
  const named = (known: typeof browsers | typeof systems) =>
    known.find(([sign]) => sign.test(agent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}
