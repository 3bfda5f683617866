import type { Database } from '#db/connection.ts';
import { ask, read, sendTo } from './harness.ts';

/** What an owner does with the settings, and what is stored of them. */
export function settingsActions(db: () => Database, session: () => { Cookie: string }) {
  return {
    readSettings: async () => (await read(ask('/api/admin/settings', session()))).body,
    change: (body: object) => read(sendTo('/api/admin/settings', body, session(), 'PATCH')),
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
