import { log } from '#src/lib/log.ts';

/** Larger than any such file. */
const LIMIT = 10_000;

/**
 * What the site that is served was made from: the hash of the snapshot, by its /version.json
 * (src/pages/version.json.ts). Undefined where the site does not say.
 *
 * @param site its origin
 * @param timeout in milliseconds
 */
export async function servedSnapshot(site: string, timeout: number): Promise<string | undefined> {
  try {
    const response = await fetch(`${site}/version.json`, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`/version.json answered ${response.status}.`);
    const { snapshot } = JSON.parse((await response.text()).slice(0, LIMIT));
    return typeof snapshot === 'string' ? snapshot : undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log('error', { event: 'served site not reached', error: reason });
    return undefined;
  }
}
