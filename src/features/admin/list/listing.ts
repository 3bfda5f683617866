import { atom } from 'nanostores';
import { nextPage } from '#src/lib/next-page.ts';
import type { Loadable } from '../loadable.ts';
import { inBackground } from '../news.ts';
import { adminRequest } from '../request.ts';

interface Options<Entry, About> {
  /** Where the first page is fetched from, read with each request. */
  address: () => string;
  /** What is in an answer. */
  read: (answer: Response) => Promise<About & { value: readonly Entry[] }>;
  /** Tells entries apart. */
  keyOf: (entry: Entry) => unknown;
}

/** A list that the server gives page by page, and what else it says about it. */
type Listing<Entry, About> = Partial<About> &
  Loadable<readonly Entry[]> & {
    /** URL of the next page. */
    next?: string | undefined;
  };

export function createListing<Entry, About extends object = object>({
  address,
  read,
  keyOf,
}: Options<Entry, About>) {
  const $state = atom({ status: 'loading', value: undefined } as Listing<Entry, About>);
  let pending: AbortController | undefined;

  /** Never throws: errors are part of the state. A newer request aborts an older one. */
  async function fetchPage(address: string, how: 'first' | 'more' | 'quiet'): Promise<void> {
    pending?.abort();
    const { signal } = (pending = new AbortController());
    const isQuiet = how === 'quiet';
    const { value: before = [], next: nextBefore } = $state.get();
    if (!isQuiet) $state.set({ ...$state.get(), status: 'loading' });
    try {
      const answer = await (isQuiet ? inBackground : adminRequest)(address, { signal });
      const page = await read(answer);
      if (signal.aborted) return;
      const next = nextPage(answer.headers.get('Link'));
      const keepsRest = isQuiet && next !== undefined && before.length > page.value.length;
      const [first, rest] =
        how === 'more' ? [before, page.value] : [page.value, keepsRest ? before : []];
      // If entries were added or deleted in the meantime, pages overlap.
      const known = new Set(first.map(keyOf));
      const value = [...first, ...rest.filter((entry) => !known.has(keyOf(entry)))];
      $state.set({ ...page, status: 'ready', value, next: keepsRest ? nextBefore : next });
    } catch {
      if (!signal.aborted && !isQuiet) $state.set({ ...$state.get(), status: 'failed' });
    }
  }

  return {
    $state,
    /** Loads the first page. `quiet`: nobody asked for it, so it fails silently, and what was loaded below it stays. */
    load: (how: 'first' | 'quiet' = 'first') => fetchPage(address(), how),
    /** Loads the next page, if there is one. */
    async loadMore(): Promise<void> {
      const { next } = $state.get();
      if (next) await fetchPage(next, 'more');
    },
  };
}
