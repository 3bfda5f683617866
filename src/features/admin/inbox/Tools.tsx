import { useEffect, useEffectEvent, useState } from 'react';
import type { CalendarFeed, InboxFilter } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { toastFailure } from '../failure.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { requestQuery } from './query.ts';
import { Button, SmallButton } from '../parts/Button.tsx';
import { confirm } from '../parts/confirm.tsx';
import { CopyField } from '../parts/CopyField.tsx';
import { type DialogProps, openDialog } from '../parts/open-dialog.ts';
import { Spinner } from '../parts/Screen.tsx';
import { adminRequest } from '../request.ts';

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
      <SmallButton onClick={() => void openDialog((opened) => <CalendarDialog {...opened} />)}>
        Calendar feed
      </SmallButton>
      <SmallButton onClick={() => void openDialog((opened) => <PersonDialog {...opened} />)}>
        Delete a person’s data
      </SmallButton>
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
function CalendarDialog(opened: DialogProps) {
  const [address, setAddress] = useState('');

  const fetchAddress = async (method: 'GET' | 'POST') => {
    try {
      const { path }: CalendarFeed = await (
        await adminRequest('/api/admin/inbox/calendar', { method })
      ).json();
      setAddress(location.origin + path);
      if (method === 'POST') toast({ title: 'New address made' });
    } catch (error) {
      toastFailure('The address could not be fetched', error);
      if (method === 'GET') opened.onClose();
    }
  };
  const renew = () =>
    confirm({
      title: 'Make a new address?',
      action: 'Make a new address',
      text: 'The current one stops working at once: every calendar that uses it needs the new one.',
      onConfirm: () => fetchAddress('POST'),
    });
  const begin = useEffectEvent(() => void fetchAddress('GET'));
  useEffect(() => begin(), []);

  return (
    <Dialog
      {...opened}
      title="Calendar feed"
      description="Subscribe to this address in your calendar to see the calls there. Anyone who has it can see them too."
    >
      {address ? (
        <CopyField label="Address" text={address}>
          <Button variant="secondary" onClick={() => void renew()}>
            Make a new address
          </Button>
        </CopyField>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
