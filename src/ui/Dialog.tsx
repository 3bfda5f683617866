import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
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
 * Escape and a press beside it close it.
 */
export function Dialog({ open, title, description, locked, onClose, headless, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const begunBeside = useRef(false);
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
        begunBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // By the click, or what lies beneath would get that of a finger. Who marks words in the dialog
        // may let go beside it.
        if (begunBeside.current && isBeside(event)) close();
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

/** Whether the pointer is on the veil around the dialog. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<Element>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
