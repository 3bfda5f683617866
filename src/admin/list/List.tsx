import { useState } from 'react';
import type { Elements } from '#src/ui/elements.ts';
import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { Button, TextButton } from '../parts/Button.tsx';
import { Select } from '../parts/form.tsx';
import type { Loadable } from '../loadable.ts';
import { ListFailed, Spinner } from '../parts/Screen.tsx';

interface FilterProps {
  search: string;
  placeholder: string;
  className: string;
  /** Receives the search text, trimmed. */
  onSearch: (search: string) => void;
  onRefresh: () => void;
  /** Filters that apply immediately. */
  children: Elements;
}

const FIELD = 'h-11.5 min-w-0 border border-field bg-sheet text-[1rem] text-ink';

/** The filters of a list: a search with its button, further filters, and Refresh. */
export function FilterBar(props: FilterProps) {
  const { search, placeholder, className, onSearch, onRefresh, children } = props;
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Another search, such as that of Back, replaces what was typed.
  if (search !== shown) {
    setShown(search);
    setTyped(search);
  }

  return (
    <div className={`filters flex flex-wrap gap-3 ${className}`}>
      <form
        role="search"
        className="flex min-w-0 flex-[1_1_18rem] max-md:basis-full [&_:focus-visible]:relative [&_:focus-visible]:z-1"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <input
          type="search"
          dir="auto"
          name="search"
          className={`${FIELD} flex-1 rounded-l-sheet border-r-0 px-3.5 placeholder:text-ink-2 placeholder:opacity-100`}
          aria-label="Search"
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button
          type="submit"
          className="rounded-r-sheet bg-cobalt px-4.5 text-ui/body font-semibold text-on-cobalt hover:bg-cobalt-hover forced-colors:border"
        >
          Search
        </button>
      </form>
      {children}
      <Button variant="secondary" className="max-md:flex-[1_1_100%]" onClick={onRefresh}>
        <svg className="w-4.25 fill-none stroke-current stroke-[1.75]" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4" />
        </svg>
        <span>Refresh</span>
      </Button>
    </div>
  );
}

/** A select, one of whose options has no value: it shows all. */
export function choice<Value extends string>(
  label: string,
  value: Value | undefined,
  options: Iterable<readonly [value: Value | '', label: string]>,
  onValue: (value: Value | undefined) => void,
) {
  return (
    <Select
      aria-label={label}
      name={label.toLowerCase()}
      className={`${FIELD} flex-[0_1_auto] rounded-sheet px-3 max-md:flex-[1_1_40%]`}
      value={value ?? ''}
      options={options}
      onValue={(chosen) => onValue((chosen as Value) || undefined)}
    />
  );
}

interface StateProps {
  status: Loadable<unknown>['status'];
  /** How much was found; nothing while none of it is shown. */
  said: string | false | undefined;
  /** Title of the message that the list could not be loaded. */
  failed: string;
  onAgain: () => void;
}

/** The line above a list, and whether it loads or could not be loaded. */
export function ListState({ status, said, failed, onAgain }: StateProps) {
  return (
    <>
      <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 py-3 text-ui text-ink-2">
        <p id="list-count" tabIndex={-1} aria-live="polite">
          {status !== 'failed' && said}
        </p>
        {status === 'loading' && <Spinner />}
      </div>
      {status === 'failed' && <ListFailed title={failed} hasOld={Boolean(said)} onAgain={onAgain} className="mb-6" />}
    </>
  );
}

interface MoreProps {
  of: {
    readonly $state: ReadableAtom<Pick<Loadable<unknown>, 'status'> & { next?: string | undefined }>;
    readonly loadMore: () => Promise<void>;
  };
}

/** A button that loads the next page of a list, if there is one. */
export function LoadMore({ of: { $state, loadMore } }: MoreProps) {
  const { status, next } = useStore($state, { ssr: 'initial' });
  const busy = status === 'loading';
  if (!next || status === 'failed') return null;
  return (
    <p className="mt-8 text-center">
      <Button label="Load more" variant="secondary" aria-disabled={busy} onClick={() => !busy && void loadMore()} />
    </p>
  );
}

/** Takes over the focus from a button that has disappeared together with its container. */
export function restoreFocus(): void {
  if (document.activeElement !== document.body) return;
  const next = document.getElementById('undo') ?? document.getElementById('list-count');
  next?.focus({ preventScroll: true });
}

/** Entries that are chosen for an action on all of them, by key. @param most how many can be */
export function createSelection<Key>(most = Infinity) {
  const $keys = atom<ReadonlySet<Key>>(new Set());
  const set = (keys: Iterable<Key>) => $keys.set(new Set([...keys].slice(0, most)));
  function choose(key: Key, isChosen: boolean): void {
    const others = [...$keys.get()].filter((other) => other !== key);
    set(isChosen ? [key, ...others] : others);
  }
  return { $keys, set, choose };
}

interface BarProps {
  name: string;
  /** How many are chosen. */
  said: string;
  busy: boolean;
  actions: readonly (readonly [label: string, act: () => void])[];
  /** Further actions. */
  children?: Elements;
}

/** What can be done with all chosen entries at once. */
export function SelectionBar({ name, said, busy, actions, children }: BarProps) {
  return (
    <div
      // Below the list and over its end, so that no entry moves when the bar appears.
      className="small-fields sticky bottom-2 z-2 mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 rounded-sheet border border-ink bg-sheet py-1.5 pr-1.5 pl-4 text-ui shadow-float"
      role="group"
      aria-label={name}
      aria-busy={busy}
    >
      <p className="mr-auto font-semibold" role="status">
        {said}
      </p>
      {actions.map(([label, act]) => (
        <TextButton
          key={label}
          label={label}
          isDanger={label === 'Delete'}
          aria-disabled={busy}
          onClick={() => !busy && act()}
        />
      ))}
      {children}
    </div>
  );
}
