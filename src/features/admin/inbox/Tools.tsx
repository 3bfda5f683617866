import { useEffect, useEffectEvent, useState } from 'react';
import type { CalendarFeed, InboxFilter } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { toastFailure } from '../failure.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { requestQuery } from './query.ts';
import { shortcuts } from './use-keys.ts';
import { Button, SmallButton } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { CopyField } from '../parts/CopyField.tsx';
import { Spinner } from '../parts/Screen.tsx';
import { ShortcutDialog } from '../parts/ShortcutDialog.tsx';
import { adminRequest } from '../request.ts';

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
    <div className="max-lg:group-data-open/inbox:hidden flex flex-wrap gap-2.5 max-md:w-full max-md:[&>button]:flex-[1_0_auto]">
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

/** Shows the secret URL of the calendar feed of the bookings. */
function CalendarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [confirming, setConfirming] = useState(false);

  const fetchAddress = async (method: 'GET' | 'POST') => {
    try {
      const { path }: CalendarFeed = await (
        await adminRequest('/api/admin/inbox/calendar', { method })
      ).json();
      setAddress(location.origin + path);
      if (method === 'POST') toast({ title: 'New address made' });
    } catch (error) {
      toastFailure('The address could not be fetched', error);
      if (method === 'GET') onClose();
    }
  };
  const onOpen = useEffectEvent(() => void fetchAddress('GET'));
  useEffect(() => {
    if (open) onOpen();
  }, [open]);

  return (
    <>
      <Dialog
        open={open}
        title="Calendar feed"
        description="Subscribe to this address in your calendar to see the calls there. Anyone who has it can see them too."
        onClose={onClose}
      >
        {address ? (
          <CopyField label="Address" text={address}>
            <Button variant="secondary" onClick={() => setConfirming(true)}>
              Make a new address
            </Button>
          </CopyField>
        ) : (
          <Spinner />
        )}
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title="Make a new address?"
        action="Make a new address"
        onConfirm={() => fetchAddress('POST')}
        onClose={() => setConfirming(false)}
      >
        <p className="text-ink-2">
          The current one stops working at once: every calendar that uses it needs the new one.
        </p>
      </ConfirmDialog>
    </>
  );
}
