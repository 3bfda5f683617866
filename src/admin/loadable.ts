import { atom, type WritableAtom } from 'nanostores';
import { nextPage } from '#src/lib/next-page.ts';
import { inBackground } from './news.ts';
import { adminRequest } from './request.tsx';

/** A value fetched from the server. */
export interface Loadable<Value> {
  /** `loading`, `failed`: the previous value may still be shown. */
  status: 'loading' | 'failed' | 'ready';
  /** Undefined before the first answer. */
  value: Value | undefined;
}

/** Fetches a state. Never throws: errors are part of the state. A newer request aborts an older one. */
function fetcherOf<State extends Loadable<unknown>>($state: WritableAtom<State>) {
  let pending: AbortController | undefined;
  return async (fetched: (signal: AbortSignal) => Promise<State>, isQuiet = false) => {
    pending?.abort();
    const { signal } = (pending = new AbortController());
    if (!isQuiet) $state.set({ ...$state.get(), status: 'loading' });
    try {
      const state = await fetched(signal);
      if (!signal.aborted) $state.set(state);
    } catch {
      if (!signal.aborted && !isQuiet) $state.set({ ...$state.get(), status: 'failed' });
    }
  };
}

/** @param address where it is fetched from, read with each request */
export function createLoadable<Value>(address: () => string) {
  const $state = atom<Loadable<Value>>({ status: 'loading', value: undefined });
  const fetchState = fetcherOf($state);
  const ready = (value: Value) => ({ status: 'ready', value }) as const;
  return {
    $state,
    set: (value: Value) => $state.set(ready(value)),
    load: () => fetchState(async (signal) => ready(await (await adminRequest(address(), { signal })).json())),
  };
}

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

export function createListing<Entry, About extends object = object>({ address, read, keyOf }: Options<Entry, About>) {
  const $state = atom({ status: 'loading', value: undefined } as Listing<Entry, About>);
  const fetchState = fetcherOf($state);

  async function fetchPage(address: string, how: 'first' | 'more' | 'quiet'): Promise<void> {
    const isQuiet = how === 'quiet';
    const { value: before = [], next: nextBefore } = $state.get();
    await fetchState(async (signal) => {
      const answer = await (isQuiet ? inBackground : adminRequest)(address, { signal });
      const page = await read(answer);
      const next = nextPage(answer.headers.get('Link'));
      const keepsRest = isQuiet && next !== undefined && before.length > page.value.length;
      const [first, rest] = how === 'more' ? [before, page.value] : [page.value, keepsRest ? before : []];
      // If entries were added or deleted in the meantime, pages overlap.
      const known = new Set(first.map(keyOf));
      const value = [...first, ...rest.filter((entry) => !known.has(keyOf(entry)))];
      return { ...page, status: 'ready', value, next: keepsRest ? nextBefore : next };
    }, isQuiet);
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
