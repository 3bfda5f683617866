import { Button } from '../Button.tsx';

interface Props {
  title: string;
  /** Whether previously loaded entries are still shown below. */
  hasOld?: boolean;
  onAgain: () => void;
}

/** Shown if the list could not be loaded. */
export function ListFailed({ title, hasOld = false, onAgain }: Props) {
  return (
    <div className="admin-panel" role="alert">
      <div>
        <p className="font-heading text-h3">{title}</p>
        <p className="mt-1 text-ink-2">
          {hasOld
            ? 'What you see below may be out of date.'
            : 'Nothing is lost. Try again, or come back in a minute.'}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onAgain}>
        Try Again
      </Button>
    </div>
  );
}
