import { SmallButton } from './Button.tsx';

interface Props {
  title: string;
  text?: string;
  /** Undefined if trying again is of no use. */
  onAgain?: (() => void) | undefined;
}

/** Shown in place of what could not be loaded. */
export function Panel({ title, text, onAgain }: Props) {
  return (
    <div className="admin-panel" role="alert">
      <div>
        <p className="font-heading text-h3">{title}</p>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
      </div>
      {onAgain && <SmallButton onClick={onAgain}>Try Again</SmallButton>}
    </div>
  );
}

interface ListFailedProps {
  title: string;
  /** Whether previously loaded entries are still shown below. */
  hasOld?: boolean;
  onAgain: () => void;
}

/** Shown if the list could not be loaded. */
export function ListFailed({ hasOld = false, ...panel }: ListFailedProps) {
  const text = hasOld
    ? 'What you see below may be out of date.'
    : 'Nothing is lost. Try again, or come back in a minute.';
  return <Panel {...panel} text={text} />;
}
