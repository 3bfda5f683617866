import { buttonClass } from '#src/ui/button.ts';

interface Props {
  /** On the button that submits. */
  action: string;
  busy: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog. */
export function DialogButtons({ action, busy, onCancel }: Props) {
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      <button type="submit" className={buttonClass()} aria-disabled={busy}>
        {busy && <span className="ring" aria-hidden="true" />}
        {action}
      </button>
      <button
        type="button"
        className={buttonClass({ variant: 'secondary' })}
        disabled={busy}
        onClick={onCancel}
      >
        Cancel
      </button>
    </div>
  );
}
