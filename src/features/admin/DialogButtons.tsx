import { buttonClass } from '#src/ui/button.ts';

interface Props {
  /** Label of the submit button. */
  action: string;
  busy: boolean;
  onCancel: () => void;
}

/** The Cancel and submit buttons of a dialog's form. */
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
