/** Signed tokens (JWT) that name a subject and an id. The library is loaded where it is used: few requests need it. */
/** The algorithm and claims of our tokens; all are verified. */
const ALGORITHM = 'HS256';
const ISSUER = 'site';

/** What a token is for; one for something else is invalid. */
type Audience = 'site-admin' | 'site-reset';

interface Token {
  audience: Audience;
  subject: string;
  id: string;
  expiresAt: Date;
  more?: Record<string, boolean>;
}

export async function signToken(secret: string, { audience, subject, id, expiresAt, more }: Token): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT(more)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(subject)
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret));
}

/** The claims of a token; undefined if it is invalid or has expired. */
export async function readToken(secret: string, audience: Audience, token: string) {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      issuer: ISSUER,
      audience,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    });
    const { jti: id = '', sub: subject = '' } = payload;
    return { id, subject, payload };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
