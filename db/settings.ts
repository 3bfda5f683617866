/** What owners have set; the rest is as the content has it. */
import { sql } from 'kysely';
import { site } from '#src/content/site.ts';
import type { Settings, SettingsChange } from '#src/contracts/settings.ts';
import type { Database } from './connection.ts';

const { weekdays, opens, closes } = site.hours;

/** What holds where nobody has set anything. */
const defaults: Settings = {
  hours: { weekdays: [...weekdays], opens, closes },
  closedDays: site.closedDates.map((day) => ({ ...day })),
  notice: null,
  notificationEmails: [],
};

/** The settings in force. */
export async function readSettings(db: Database): Promise<Settings> {
  const row = await db.selectFrom('settings').select('chosen').executeTakeFirst();
  return { ...defaults, ...(row?.chosen as Partial<Settings> | undefined) };
}

/** Sets what a change names; null brings back what the content has. */
export async function changeSettings(db: Database, change: SettingsChange): Promise<void> {
  const chosen = JSON.stringify(change);
  await db
    .updateTable('settings')
    .set({ chosen: sql`jsonb_strip_nulls(chosen || ${chosen}::jsonb)` })
    .execute();
}
