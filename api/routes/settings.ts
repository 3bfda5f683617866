import { Hono } from 'hono';
import { readSettings } from '#db/settings.ts';
import type { SiteSettings } from '#src/contracts/settings.ts';
import { hoursText } from '#src/domain/booking/hours-text.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { limit } from '#api/middleware/limit.ts';
import { SETTINGS_TAG } from '#api/publishing/purge.ts';

/** Seconds that the CDN may keep the answer: a change reaches every page within a minute, even if it was not forgotten. */
const KEPT = 60;

/** What owners have set of what every page shows. */
export const siteSettings = new Hono<Api>();

siteSettings.get('/api/settings', limit(limits.reads), database, async (c) => {
  const { hours, spans, closedDays, closedHours, notice } = await readSettings(c.var.db);
  const open = { hours, spans, closedDays, closedHours };
  return c.json({ ...open, notice, hoursText: hoursText(open) } satisfies SiteSettings, 200, {
    // A page that was rendered after a change must not be given what a browser has kept from before it.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': `public, durable, max-age=${KEPT}`,
    'Netlify-Cache-Tag': SETTINGS_TAG,
    'Netlify-Vary': 'query=none',
  });
});
