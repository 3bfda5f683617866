import type { ReactNode } from 'react';
import { ListFailed } from './Panel.tsx';
import type { Loadable } from '../loadable.ts';
import { Spinner } from './Spinner.tsx';

interface Props {
  title: string;
  intro: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  loaded: Loadable<unknown>;
  /** Title of the message that it could not be loaded. */
  failed: string;
  onAgain: () => void;
  children: ReactNode;
}

/** A page of the admin area: its heading, and whether its content is loading or could not be loaded. */
export function Screen(props: Props) {
  const { title, intro, actions, loaded, failed, onAgain, children } = props;
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>{title}</h1>
          <p className="mt-1 text-ink-2">{intro}</p>
        </div>
        {actions}
      </div>
      {loaded.status !== 'ready' && !loaded.value && (
        <div className="mt-8">
          {loaded.status === 'loading' ? (
            <Spinner />
          ) : (
            <ListFailed title={failed} onAgain={onAgain} />
          )}
        </div>
      )}
      {children}
    </>
  );
}
