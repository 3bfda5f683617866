import { site } from '#src/content/site.ts';
import type { PublicSettings } from '#src/contracts/settings.ts';

/** JSON that a build puts here (astro.config.mjs); elsewhere there is no such name. */
declare const OWNER_SETTINGS: Partial<PublicSettings> | undefined;

/** What the content says. */
export const defaultSettings: PublicSettings = {
  hours: site.hours,
  spans: site.hours.spans ?? null,
  closedDays: site.closedDates,
  closedHours: [],
  notice: null,
};

/**
 * What owners have chosen, to be laid over the defaults: hours of their own also replace the content's hours by weekday,
 * unless they have chosen such ones too.
 */
export function inPlaceOfContent<Chosen extends Partial<PublicSettings>>(chosen: Chosen): Chosen {
  return chosen.hours ? { spans: null, ...chosen } : chosen;
}

/** In a page, what its build knew of the owners' settings; in functions, the defaults. */
export const builtSettings: PublicSettings = {
  ...defaultSettings,
  ...(typeof OWNER_SETTINGS === 'undefined' ? undefined : inPlaceOfContent(OWNER_SETTINGS)),
};
