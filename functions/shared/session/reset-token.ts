/** Signed reset links, made with `SESSION_SECRET` by `npm run admin:reset`, which works without the database. */
import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const names = { issuer: 'site', audience: 'site-reset' };

export interface SignedReset {
  username: string;
  /** Whether the link also removes the second factor. */
  secondFactorOff: boolean;
}

/** @param hours until the link expires */
export function signReset(secret: string, reset: SignedReset, hours: number): Promise<string> {
  return new SignJWT({ secondFactorOff: reset.secondFactorOff })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(names.issuer)
    .setAudience(names.audience)
    .setSubject(reset.username)
    .setJti(randomUUID())
    .setExpirationTime(`${hours}h`)
    .sign(new TextEncoder().encode(secret));
}

/** Verifies a token; undefined if it is invalid or has expired. */
export async function readReset(secret: string, token: string): Promise<SignedReset | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      ...names,
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'jti', 'exp'],
    });
    return { username: payload.sub ?? '', secondFactorOff: payload.secondFactorOff === true };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
