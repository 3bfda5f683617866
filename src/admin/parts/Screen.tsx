import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type ReactElement, useEffect } from 'react';
import type { Elements } from '#src/ui/elements.ts';
import type { Loadable } from '../loadable.ts';
import { Button, Ring, SmallButton } from './Button.tsx';
import { $admin, requireSession } from '../session.ts';

interface ScreenProps<Value> {
  title: string;
  intro: string | ReactElement;
  /** Beside the heading. */
  actions?: Elements;
  /** What is loaded once it is known who is signed in, and again after a failure. */
  of: { readonly $state: ReadableAtom<Loadable<Value>>; readonly load: () => Promise<void> };
  /** Title of the message that it could not be loaded. */
  failed: string;
  /** The server refuses it to everybody else. */
  isForOwners?: boolean;
  children: (value: Value) => ReactElement;
}

/** A page of the admin area: its heading, and whether its content is loading or could not be loaded. */
export function Screen<Value>(props: ScreenProps<Value>) {
  const { title, intro, actions, failed, isForOwners = false, children } = props;
  const { $state, load } = props.of;
  const { status, value } = useStore($state, { ssr: 'initial' });
  const isEditor = useStore($admin, { ssr: 'initial' })?.role === 'editor';
  useEffect(() => {
    void requireSession().then(({ role }) => (isForOwners && role === 'editor' ? undefined : load()));
  }, [load, isForOwners]);
  if (isForOwners && isEditor) {
    return (
      <>
        <Head title={title} intro={intro} />
        <Panel title="Only owners see this page" text="Ask an owner for what you need from it." className="mt-8" />
      </>
    );
  }
  return (
    <>
      <Head title={title} intro={intro}>
        {actions}
      </Head>
      {status === 'loading' && !value && (
        <div className="mt-8">
          <Spinner />
        </div>
      )}
      {status === 'failed' && (
        <ListFailed title={failed} hasOld={Boolean(value)} onAgain={() => void load()} className="mt-8" />
      )}
      {value !== undefined && children(value)}
    </>
  );
}

interface HeadProps {
  title: string;
  intro?: string | ReactElement;
  className?: string;
  /** The page's actions. */
  children?: Elements;
}

/** A page's heading, with the page's actions beside it. */
export function Head({ title, intro, className = '', children }: HeadProps) {
  return (
    <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-5 ${className}`}>
      <div>
        <h1 className="text-[clamp(2rem,1.7rem+1.2vw,2.75rem)]/[1.1] tracking-[-0.018em]">{title}</h1>
        {intro && <p className="mt-1 text-ink-2">{intro}</p>}
      </div>
      {children}
    </div>
  );
}

/** A loading indicator. */
export function Spinner() {
  return (
    <p className="inline-flex items-center gap-2.5 text-ui/body text-ink-2" role="status" aria-label="Loading">
      <Ring />
      <span>Loading</span>
    </p>
  );
}

interface PanelProps {
  title: string;
  text?: string;
  /** Undefined if trying again is of no use. */
  onAgain?: (() => void) | undefined;
  className?: string;
}

/** Shown in place of what could not be loaded. */
export function Panel({ title, text, onAgain, className = '' }: PanelProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-sheet border-2 border-error bg-sheet px-6 pt-4.5 pb-5 ${className}`}
      role="alert"
    >
      <div>
        <p className="font-heading text-h3">{title}</p>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
      </div>
      {onAgain && <SmallButton label="Try Again" onClick={onAgain} />}
    </div>
  );
}

interface ListFailedProps extends Omit<PanelProps, 'text'> {
  /** Whether previously loaded entries are still shown below. */
  hasOld?: boolean;
}

/** Shown if the list could not be loaded. */
export function ListFailed({ hasOld = false, ...panel }: ListFailedProps) {
  const text = hasOld
    ? 'What you see below may be out of date.'
    : 'Nothing is lost. Try again, or come back in a minute.';
  return <Panel {...panel} text={text} />;
}

interface EmptyProps {
  title: string;
  hint?: string;
  /** Clears the filters; undefined without filters. */
  onClear?: (() => void) | undefined;
  /** Another action, e.g. creating an entry. */
  children?: Elements;
}

/** Placeholder for an empty list, with a way out. */
export function Empty({ title, hint, onClear, children }: EmptyProps) {
  return (
    <div className="border-t-2 border-ink py-10">
      <svg viewBox="0 0 76 28" className="h-16" aria-hidden="true">
        <use href="#empty-slots" />
      </svg>
      <p className="mt-5 font-heading text-h3">{title}</p>
      {hint && <p className="mt-1 text-ink-2">{hint}</p>}
      {onClear && <Button label="Clear the filters" variant="secondary" className="mt-5" onClick={onClear} />}
      {children}
    </div>
  );
}
