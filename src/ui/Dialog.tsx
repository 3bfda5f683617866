import { useEffect, useId, useRef, type ReactNode } from 'react';
import { trapFocus } from './trap-focus.ts';

interface Props {
  open: boolean;
  title: string;
  description?: string;
  /** While true, nothing closes it: not Escape, not the button, not a click beside it. */
  locked?: boolean;
  onClose: () => void;
  /** Replaces heading and description on screen; the dialog keeps its name. */
  headless?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus is trapped and goes back to the opener,
 * Escape and a click beside it close it.
 */
export function Dialog({ open, title, description, locked, onClose, headless, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  const close = () => !locked && onClose();
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description && !headless ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        trapFocus(event.nativeEvent, event.currentTarget);
        // The browser closes on the second Escape whatever `cancel` says; not so on a stopped key.
        if (event.key === 'Escape' && locked) event.preventDefault();
      }}
      onClose={() => {
        if (!open) return;
        if (locked) ref.current?.showModal();
        else onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current && isBeside(event, ref.current)) close();
      }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className={headless ? 'sr-only' : 'dialog-title'}>
          {title}
        </h2>
        {description && !headless && <p id={`${id}-description`}>{description}</p>}
        <button
          type="button"
          className="dialog-close cross"
          aria-label="Close"
          disabled={locked}
          onClick={close}
        />
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

function isBeside({ clientX: x, clientY: y }: { clientX: number; clientY: number }, box: Element) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
