import { useState } from 'react';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { SmallButton } from '../parts/Button.tsx';
import { ShortcutDialog } from '../parts/ShortcutDialog.tsx';
import { adminRequest } from '../request.ts';
import { toastFailure } from '../failure.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { shortcuts } from './use-keys.ts';
import { requestQuery } from './query.ts';

interface Props {
  filter: InboxFilter;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** Actions for the whole inbox. */
export function Tools({ filter, helpOpen, onHelp }: Props) {
  const [open, setOpen] = useState<'calendar' | 'person' | null>(null);
  const [exporting, setExporting] = useState(false);
  const download = async () => {
    if (exporting) return;
    setExporting(true);
    await exportCsv(filter);
    setExporting(false);
  };
  return (
    <div className="inbox-tools flex flex-wrap gap-2.5 max-md:w-full max-md:[&>button]:flex-[1_0_auto]">
      <SmallButton busy={exporting} onClick={() => void download()}>
        Export CSV
      </SmallButton>
      <SmallButton onClick={() => setOpen('calendar')}>Calendar feed</SmallButton>
      <SmallButton onClick={() => setOpen('person')}>Delete a person’s data</SmallButton>
      <SmallButton className="[@media(hover:none)]:hidden!" onClick={() => onHelp(true)}>
        Keyboard shortcuts
      </SmallButton>
      <CalendarDialog open={open === 'calendar'} onClose={() => setOpen(null)} />
      <PersonDialog open={open === 'person'} onClose={() => setOpen(null)} />
      <ShortcutDialog open={helpOpen} shortcuts={shortcuts} onClose={() => onHelp(false)} />
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
