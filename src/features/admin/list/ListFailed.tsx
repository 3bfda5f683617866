import { Panel } from '../Panel.tsx';

interface Props {
  title: string;
  /** Whether previously loaded entries are still shown below. */
  hasOld?: boolean;
  onAgain: () => void;
}

/** Shown if the list could not be loaded. */
export function ListFailed({ hasOld = false, ...panel }: Props) {
  const text = hasOld
    ? 'What you see below may be out of date.'
    : 'Nothing is lost. Try again, or come back in a minute.';
  return <Panel {...panel} text={text} />;
}
