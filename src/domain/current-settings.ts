import type { PublicSettings, SiteSettings } from '#src/contracts/settings.ts';
import { request } from '#src/lib/request.ts';
import { builtSettings } from './public-settings.ts';

/** How long to wait for the answer, in ms: it is small, and there is another one to fall back on. */
const PATIENCE = 3000;

/** In a browser, what owners have set by now; where there is no answer, what the build of the page knew. */
export async function currentSettings(): Promise<PublicSettings> {
  try {
    const response = await request('/api/settings', { signal: AbortSignal.timeout(PATIENCE) });
    return (await response.json()) as SiteSettings;
  } catch {
    return builtSettings;
  }
}
