import { Button } from './Button.tsx';

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
      <Button type="submit" busy={busy}>
        {action}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
