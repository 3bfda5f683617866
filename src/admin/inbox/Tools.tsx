import { useStore } from '@nanostores/react';
import type { CalendarFeed, InboxFilter } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { attempt } from '../failure.ts';
import { SmallButton } from '../parts/Button.tsx';
import { queryString } from '../list/query.ts';
import { confirm, showLink } from '../parts/dialogs.tsx';
import { useBusy } from '../parts/hooks.ts';
import { adminRequest } from '../request.tsx';
import { $admin } from '../session.ts';
import { addCall, addLead } from './add.tsx';
import { showKeys } from './Keys.tsx';
import { askForPerson } from './person/Person.tsx';
import { fileNameOf, saveFile } from './save-file.ts';
import { API } from './store.ts';
import { dialogs } from './words.data.ts';

/** Actions for the whole inbox. */
export function Tools({ filter }: { filter: InboxFilter }) {
  const [busy, run] = useBusy();
  const me = useStore($admin, { ssr: 'initial' });
  const mayExport = me?.role === 'owner' || me?.dataRights;
  return (
    <div className="flex flex-wrap gap-2.5 max-lg:group-data-open/inbox:hidden max-md:w-full max-md:[&>button]:flex-[1_0_auto]">
      <SmallButton label="New request" onClick={() => addLead()} />
      <SmallButton label="New call" onClick={addCall} />
      {mayExport && <SmallButton label="Export CSV" busy={busy} onClick={() => void run(() => exportCsv(filter))} />}
      <SmallButton label="Calendar feed" onClick={() => void showCalendar()} />
      {mayExport && <SmallButton label="A person’s data" onClick={askForPerson} />}
      <SmallButton label="Keyboard" className="max-md:hidden" aria-keyshortcuts="?" onClick={showKeys} />
    </div>
  );
}

/** Downloads all items that match a filter as one CSV file, fetched page by page. */
async function exportCsv(filter: InboxFilter): Promise<void> {
  const parts: Blob[] = [];
  let name = 'inbox.csv';
  await attempt('Export failed', async () => {
    let next: string | undefined = `${API}/export${queryString(filter)}`;
    while (next) {
      const response = await adminRequest(next);
      parts.push(await response.blob());
      name = fileNameOf(response) ?? name;
      next = nextPage(response.headers.get('Link'));
    }
    saveFile(new Blob(parts, { type: 'text/csv' }), name);
  });
}

/** Shows the secret URL of the calendar feed of the bookings. @param method POST makes a new one */
async function showCalendar(method: 'GET' | 'POST' = 'GET'): Promise<void> {
  await attempt('The address couldn’t be fetched', async () => {
    const answer = await adminRequest(`${API}/calendar`, { method });
    const { path }: CalendarFeed = await answer.json();
    showLink({
      ...dialogs.calendar,
      link: location.origin + path,
      action: ['Make a new address', () => void renewCalendar()],
    });
  });
}

async function renewCalendar(): Promise<void> {
  await showCalendar((await confirm(dialogs.newCalendar)) ? 'POST' : 'GET');
}
