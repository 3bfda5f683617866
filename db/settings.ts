/** The settings of owners; values that are not set come from src/content. And the setup steps that they have dismissed. */
import { sql } from 'kysely';
import { site } from '#src/content/site.ts';
import { publicSettings, type Settings, type SettingsChange, storedSettings } from '#src/contracts/settings.ts';
import { defaultSettings, inPlaceOfContent } from '#src/domain/public-settings.ts';
import type { Database, OpenTransaction } from './connection.ts';
import { fieldsAs } from './stored-json.ts';

const { weekdays, opens, closes } = site.hours;

/** The defaults. */
const defaults: Settings = {
  ...defaultSettings,
  hours: { weekdays: [...weekdays], opens, closes },
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
  return { ...defaults, ...inPlaceOfContent(await chosenSettings(db)) };
}

/** What owners have set, as far as it can be read. */
async function chosenSettings(db: Database): Promise<Partial<Settings>> {
  const row = await db.selectFrom('settings').select('chosen').executeTakeFirst();
  return fieldsAs<Settings>(storedSettings, row?.chosen);
}

/** What owners have set of what every page shows, as JSON for a build; undefined where that is nothing. */
export async function settingsForBuild(db: Database): Promise<string | undefined> {
  const chosen = Object.entries(await chosenSettings(db));
  const shown = chosen.filter(([name]) => publicSettings.some((setting) => setting === name));
  return shown.length > 0 ? JSON.stringify(Object.fromEntries(shown)) : undefined;
}

/** Makes others who change settings that they have read before wait until the transaction ends. */
export async function lockSettings(transaction: OpenTransaction): Promise<void> {
  await transaction.selectFrom('settings').select('chosen').forUpdate().execute();
}

/** Sets the given values; null restores the default. */
export async function changeSettings(db: Database, change: SettingsChange): Promise<void> {
  const chosen = JSON.stringify(change);
  await db
    .updateTable('settings')
    .set({ chosen: sql`jsonb_strip_nulls(chosen || ${chosen}::jsonb)` })
    .execute();
}

/** The setup steps that an admin has dismissed. */
export async function dismissedSteps(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('setupDismissals').select('step').execute();
  return new Set(rows.map(({ step }) => step));
}

/** Dismisses a step for all admins. Does nothing if it is dismissed already. */
export async function dismissStep(db: Database, step: string, dismissedBy: string): Promise<void> {
  await db
    .insertInto('setupDismissals')
    .values({ step, dismissedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Shows a step again. */
export async function recallStep(db: Database, step: string): Promise<void> {
  await db.deleteFrom('setupDismissals').where('step', '=', step).execute();
}
