import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What a dialog is told by what opened it. */
export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Opens a dialog over the page. It begins anew each time, and once closed it is gone with everything typed in it: nobody
 * finds a password later on a shared computer.
 *
 * @param render the dialog, which gets these props
 * @returns once it is closed
 */
export function openDialog(render: (opened: DialogProps) => ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const onClose = () => {
      // Before it is removed, because closing returns the focus.
      flushSync(() => root.render(render({ open: false, onClose })));
      // Now, not in a later task: the toasts in it go back to the page (ui/toast/toaster.ts).
      document.dispatchEvent(new Event('close'));
      root.unmount();
      place.remove();
      resolve();
    };
    root.render(render({ open: true, onClose }));
  });
}
