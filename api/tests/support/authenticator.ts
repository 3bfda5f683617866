/** A device that creates passkeys, as WebAuthn describes what it answers. */
import { generateKeyPairSync, hash, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The flags of authenticator data: the user is present and verified, and a credential is attached. */
const FLAGS = 0b0100_0101;

/** The credential that a new device creates for a challenge, at an origin. @param challenge base64url */
export function createPasskey(challenge: string, origin: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  // COSE (RFC 9052): key type 2 is elliptic curves, algorithm -7 ES256, curve 1 P-256.
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  );
  const counter = Buffer.alloc(4);
  const aaguid = Buffer.alloc(16);
  const authData = Buffer.concat([
    hash('sha256', new URL(origin).hostname, 'buffer'),
    Buffer.from([FLAGS]),
    counter,
    aaguid,
    Buffer.from([0, id.length]),
    id,
    key,
  ]);
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', Uint8Array.from(authData)],
  ]);
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString(
        'base64url',
      ),
    },
  };
}
