import { useState } from 'react';
import type { CalendarFeed, InboxFilter } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { attempt, toastFailure } from '../failure.ts';
import { SmallButton } from '../parts/Button.tsx';
import { confirm } from '../parts/confirm.tsx';
import { showLink } from '../parts/CopyField.tsx';
import { adminRequest } from '../request.ts';
import { askForPerson } from './erase-person.tsx';
import { requestQuery } from './query.ts';

/** Actions for the whole inbox. */
export function Tools({ filter }: { filter: InboxFilter }) {
  const [exporting, setExporting] = useState(false);
  const download = async () => {
    if (exporting) return;
    setExporting(true);
    await exportCsv(filter);
    setExporting(false);
  };
  return (
    <div className="max-lg:group-data-open/inbox:hidden flex flex-wrap gap-2.5 max-md:w-full max-md:[&>button]:flex-[1_0_auto]">
      <SmallButton busy={exporting} onClick={() => void download()}>
        Export CSV
      </SmallButton>
      <SmallButton onClick={() => void showCalendar()}>Calendar feed</SmallButton>
      <SmallButton onClick={() => void askForPerson()}>Delete a person’s data</SmallButton>
    </div>
  );
}

/** Downloads all items that match a filter as one CSV file, fetched page by page. */
async function exportCsv(filter: InboxFilter): Promise<void> {
  const parts: Blob[] = [];
  let name = 'inbox.csv';
  try {
    let next: string | undefined = `/api/admin/inbox/export${requestQuery(filter)}`;
    while (next) {
      const response = await adminRequest(next);
      parts.push(await response.blob());
      name =
        /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? name;
      next = nextPage(response.headers.get('Link'));
    }
  } catch (error) {
    return toastFailure('Export failed', error);
  }
  save(new Blob(parts, { type: 'text/csv' }), name);
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Shows the secret URL of the calendar feed of the bookings. @param method POST makes a new one */
async function showCalendar(method: 'GET' | 'POST' = 'GET'): Promise<void> {
  await attempt('The address could not be fetched', async () => {
    const answer = await adminRequest('/api/admin/inbox/calendar', { method });
    const { path }: CalendarFeed = await answer.json();
    showLink({
      label: 'Address',
      link: location.origin + path,
      title: 'Calendar feed',
      description:
        'Subscribe to this address in your calendar to see the calls there. Anyone who has it can see them too.',
      action: ['Make a new address', () => void renewCalendar()],
    });
  });
}

async function renewCalendar(): Promise<void> {
  const isConfirmed = await confirm({
    title: 'Make a new address?',
    action: 'Make a new address',
    text: 'The current one stops working at once: every calendar that uses it needs the new one.',
  });
  await showCalendar(isConfirmed ? 'POST' : 'GET');
}
