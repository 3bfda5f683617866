import { useEffect, useEffectEvent, useState } from 'react';
import type { CalendarFeed } from '#src/contracts/inbox.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { toast } from '#src/ui/toast.ts';
import { Button } from '../parts/Button.tsx';
import { CopyField } from '../parts/CopyField.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { adminRequest } from '../request.ts';
import { Spinner } from '../parts/Spinner.tsx';
import { toastFailure } from '../failure.ts';

/** Shows the secret URL of the calendar feed of the bookings. */
export function CalendarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
    setConfirming(false);
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
        onCancel={() => setConfirming(false)}
      >
        <p className="text-ink-2">
          The current one stops working at once: every calendar that uses it needs the new one.
        </p>
      </ConfirmDialog>
    </>
  );
}
