import { useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { controls } from '#src/content/messages.ts';
import { openModal, trapFocus } from './trap-focus.ts';

export interface DialogProps {
  open: boolean;
  title: string;
  description?: string;
  /** While true, nothing closes it: not Escape, not the close button, not a click beside it. */
  locked?: boolean;
  onClose: () => void;
  /** Called once it has faded, or is opened again before that. */
  onGone?: () => void;
  /** Replaces heading and description on screen; the dialog's accessible name stays. */
  headless?: boolean;
  /** At the bottom of a phone's screen, within reach of the thumb, as every question is. */
  short?: boolean;
  /** Makes it a question, which is only answered by its buttons and Escape: the id of the text that asks. */
  asks?: string;
  /** Names the button that closes it, in another language than the site's. */
  closeName?: string;
  children: ReactNode;
}

/** A modal dialog based on `<dialog>`: focus is trapped and returns; Escape and a click beside it close it. */
export function Dialog(props: DialogProps) {
  const { open, title, description, locked, onClose, onGone, headless, asks, short = asks, children } = props;
  const { closeName = controls.close } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const begunBeside = useRef(false);
  const id = useId();

  const end = useEffectEvent(() => onGone?.());
  // Before other effects: closing returns the focus, which they may then move elsewhere.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) openModal(dialog);
    if (open || !dialog?.open) return;
    dialog.close();
    let isGone = false;
    const finish = () => {
      if (!isGone) end();
      isGone = true;
    };
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(finish);
    return finish;
  }, [open]);

  const close = () => !locked && onClose();
  return (
    <dialog
      ref={ref}
      role={asks && 'alertdialog'}
      className={short ? 'dialog dialog-short' : 'dialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={description && !headless ? `${id}-description` : asks}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        trapFocus(event.nativeEvent, event.currentTarget);
        // The browser closes it on the second Escape even if `cancel` is prevented, but not if the keydown
        // is.
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
        // On click rather than pointerdown, since an element beneath would otherwise get a touch's click. A
        // drag that starts in the dialog, to select text, may end beside it.
        if (begunBeside.current && isBeside(event) && !asks) close();
      }}
    >
      <div className="dialog-head">
        {/* A question begins at its first answer. */}
        <h2
          id={`${id}-title`}
          className={headless ? 'sr-only' : 'dialog-title'}
          tabIndex={asks === undefined ? -1 : undefined}
        >
          {title}
        </h2>
        {description && !headless && <p id={`${id}-description`}>{description}</p>}
        {!asks && (
          <button
            type="button"
            className="dialog-close cross"
            aria-label={closeName}
            disabled={locked}
            onClick={close}
          />
        )}
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

/** Whether the pointer is on the backdrop. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<Element>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
