import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { CalendarFeed } from '#src/contracts/inbox.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { toast } from '#src/ui/toast.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { adminRequest } from '../request.ts';
import { Spinner } from '../Spinner.tsx';
import { toastFailure } from '../toast-failure.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Shows the secret URL of the calendar feed of the bookings. */
export function CalendarDialog({ open, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();

  const fetchAddress = async (method: 'GET' | 'POST') => {
    setBusy(true);
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
    setBusy(false);
    setConfirming(false);
  };
  const onOpen = useEffectEvent(() => void fetchAddress('GET'));
  useEffect(() => {
    if (open) onOpen();
  }, [open]);

  const copy = async () => {
    try {
      // The clipboard is unavailable on plain HTTP.
      await navigator.clipboard.writeText(address);
      toast({ title: 'Address copied' });
    } catch {
      toast({ title: 'Please copy it by hand', destructive: true });
    }
  };
  return (
    <>
      <Dialog
        open={open}
        title="Calendar feed"
        description="Subscribe to this address in your calendar to see the calls there. Anyone who has it can see them too."
        onClose={onClose}
      >
        {address ? (
          <>
            <div className="sheet">
              <div className="cell cell-wide">
                <label htmlFor={id} className="cell-label">
                  Address
                </label>
                <input
                  id={id}
                  className="cell-control"
                  readOnly
                  value={address}
                  onFocus={({ target }) => target.select()}
                />
              </div>
            </div>
            <div className="mt-6 flex flex-wrap gap-3">
              <button type="button" className={buttonClass()} onClick={() => void copy()}>
                Copy
              </button>
              <button
                type="button"
                className={buttonClass({ variant: 'secondary' })}
                onClick={() => setConfirming(true)}
              >
                Make a new address
              </button>
            </div>
          </>
        ) : (
          <Spinner />
        )}
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title="Make a new address?"
        action="Make a new address"
        busy={busy}
        onConfirm={() => void fetchAddress('POST')}
        onCancel={() => setConfirming(false)}
      >
        <p className="text-ink-2">
          The current one stops working at once: every calendar that uses it needs the new one.
        </p>
      </ConfirmDialog>
    </>
  );
}
