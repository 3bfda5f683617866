import type { Database } from '#db/connection.ts';
import { ask, sendTo } from './harness.ts';

/** What an owner does with the settings, and what is stored of them. */
export function settingsActions(db: () => Database, session: () => { Cookie: string }) {
  return {
    readSettings: async () => (await ask('/api/admin/settings', session())).body,
    change: (body: object) => sendTo('/api/admin/settings', body, session(), 'PATCH'),
    store: (chosen: object) =>
      db()
        .updateTable('settings')
        .set({ chosen: JSON.stringify(chosen) })
        .execute(),
    stored: async () =>
      JSON.stringify([
        await db().selectFrom('settings').select('chosen').execute(),
        await db().selectFrom('busyCalendar').selectAll().execute(),
        await db().selectFrom('auditLog').selectAll().execute(),
      ]),
  };
}
