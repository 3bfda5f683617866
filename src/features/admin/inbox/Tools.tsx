import type { CalendarFeed, InboxFilter, PersonData } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../failure.ts';
import { SmallButton } from '../parts/Button.tsx';
import { queryString } from '../list/query.ts';
import { confirm, openForm, showLink } from '../parts/dialogs.tsx';
import { useBusy } from '../parts/hooks.ts';
import { adminRequest } from '../request.tsx';
import { formatAgencyTime } from '../agency-time.ts';
import { API, dropDraftsOfGone, go, inbox } from './store.ts';
import { dialogs, groups } from './words.data.ts';

/** Actions for the whole inbox. */
export function Tools({ filter }: { filter: InboxFilter }) {
  const [busy, run] = useBusy();
  return (
    <div className="max-lg:group-data-open/inbox:hidden flex flex-wrap gap-2.5 max-md:w-full max-md:[&>button]:flex-[1_0_auto]">
      <SmallButton label="Export CSV" busy={busy} onClick={() => void run(() => exportCsv(filter))} />
      <SmallButton label="Calendar feed" onClick={() => void showCalendar()} />
      <SmallButton label="Delete a person’s data" onClick={() => void askForPerson()} />
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
      name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? name;
      next = nextPage(response.headers.get('Link'));
    }
    save(new Blob(parts, { type: 'text/csv' }), name);
  });
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

/** Asks for a person who has requested to be forgotten, and shows what is stored before anything is deleted. */
function askForPerson(): void {
  void openForm({
    ...dialogs.person,
    async onSubmit(body) {
      const answer = await adminRequest(`${API}/person`, { method: 'POST', body });
      const data: PersonData = await answer.json();
      const count = Object.values(data.found).flat().length;
      if (count > 0) confirmErasure(data, count);
      else toast({ title: `Nothing is stored for ${data.person}` });
      return count > 0;
    },
  });
}

/** Deletes what is shown once the address was typed again. */
function confirmErasure(data: PersonData, count: number): void {
  const { person, seen } = data;
  void openForm({
    ...dialogs.erasure,
    description: `All of this is deleted at once and for good. To confirm, type ${person}.`,
    action: `Delete ${count === 1 ? 'this entry' : `these ${count} entries`}`,
    isDanger: true,
    head: <PersonFound data={data} />,
    async onSubmit({ confirm }) {
      await adminRequest(`${API}/person/delete`, {
        method: 'POST',
        body: { person, seen, confirm },
      });
      void dropDraftsOfGone();
      go({ filter: {}, item: null });
      void inbox.load();
      toast(dialogs.erased);
    },
  });
}

/** A person's stored data, row by row. */
function PersonFound({ data }: { data: PersonData }) {
  return (
    <div
      className="mb-5 max-h-80 overflow-y-auto rounded-sheet border border-rule-strong px-4 pt-1 pb-4 text-ui"
      role="region"
      aria-label="What is kept"
      tabIndex={0}
    >
      {groups.map(([group, name, hint]) => {
        const rows = data.found[group];
        return (
          rows.length > 0 && (
            <div key={group}>
              <h3 className="mt-3.5 text-[1rem]">
                {name} <span className="text-ink-2">{rows.length}</span>
              </h3>
              {hint && <p className="text-note text-ink-2">{hint}</p>}
              <ul>
                {rows.map(({ label, at }, index) => (
                  <li key={index} className="border-b border-rule py-1.25 wrap-anywhere">
                    <span>{label}</span>{' '}
                    <time dateTime={at} className="block text-note text-ink-2">
                      {formatAgencyTime(at)}
                    </time>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}
