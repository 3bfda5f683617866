/** Secrets of one-time codes as they are stored: a copy of the database gives no codes. */
import type { Database } from '#db/connection.ts';
import { replaceTotpSecret, totpSecrets } from '#db/accounts/second-factors.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { seal, unseal } from '#api/http/seal.ts';

export type Keyed = Pick<FunctionEnv, 'SESSION_SECRET'>;

const PURPOSE = 'secret of one-time codes';

/** A secret in base32 as it is stored. */
export function sealTotp(secret: string, env: Keyed): string {
  return seal(secret, env, PURPOSE);
}

/** A stored secret in base32; undefined if the site's secret has changed. */
export function unsealTotp(env: Keyed, stored: string): string | undefined {
  return isUnsealed(stored) ? stored : unseal(stored, env, PURPOSE);
}

/** Whether a stored secret is not sealed, as earlier releases stored it: 160 bits are 32 letters. */
function isUnsealed(stored: string): boolean {
  return /^[A-Z2-7]{32}$/.test(stored);
}

/** Seals the secrets that earlier releases stored as they are. */
export async function sealTotpSecrets(db: Database, env: Keyed): Promise<void> {
  for (const { id, totpSecret } of await totpSecrets(db)) {
    if (isUnsealed(totpSecret)) await replaceTotpSecret(db, id, totpSecret, sealTotp(totpSecret, env));
  }
}
