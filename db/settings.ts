/** The settings of owners; values that are not set come from src/content. */
import { sql } from 'kysely';
import { site } from '#src/content/site.ts';
import type { Settings, SettingsChange } from '#src/contracts/settings.ts';
import type { Database } from './connection.ts';

const { weekdays, opens, closes } = site.hours;

/** The defaults. */
const defaults: Settings = {
  hours: { weekdays: [...weekdays], opens, closes },
  closedDays: site.closedDates.map((day) => ({ ...day })),
  notice: null,
  notificationEmails: [],
  noticeHours: 0,
  bufferMinutes: 0,
  busyCalendar: null,
  notificationWebhook: null,
  languageModel: true,
  modelQuestions: null,
};

/** The current settings. */
export async function readSettings(db: Database): Promise<Settings> {
  const row = await db.selectFrom('settings').select('chosen').executeTakeFirst();
  return { ...defaults, ...(row?.chosen as Partial<Settings> | undefined) };
}

/** Sets the given values; null restores the default. */
export async function changeSettings(db: Database, change: SettingsChange): Promise<void> {
  const chosen = JSON.stringify(change);
  await db
    .updateTable('settings')
    .set({ chosen: sql`jsonb_strip_nulls(chosen || ${chosen}::jsonb)` })
    .execute();
}
