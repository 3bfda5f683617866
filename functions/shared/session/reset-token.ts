/** A link that a person at the machine makes with `SESSION_SECRET` (npm run admin:reset), beside a running program. */
import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const names = { issuer: 'freehand', audience: 'freehand-reset' };

export interface SignedReset {
  username: string;
  /** It also takes the second factor away. */
  secondFactorOff: boolean;
}

/** @param hours until it no longer works */
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

/** What such a token says; undefined where it is none, or has run out. */
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
