import { atom } from 'nanostores';
import { nextPage } from '#src/lib/next-page.ts';
import { inBackground } from '../news.ts';
import { adminRequest } from '../request.ts';

/** A list that the server gives page by page, and what else it says about it. */
type Listing<Entry, About> = Partial<About> & {
  /** `loading`: a request is running; the previous entries may still be shown. */
  status: 'loading' | 'failed' | 'ready';
  /** Undefined before the first answer. */
  value: readonly Entry[] | undefined;
  /** URL of the next page. */
  next?: string | undefined;
};

/** @param read what is in an answer @param keyOf what tells entries apart */
export function createListing<Entry, About extends object>(
  read: (answer: Response) => Promise<About & { value: readonly Entry[] }>,
  keyOf: (entry: Entry) => unknown,
) {
  const $list = atom({ status: 'loading', value: undefined } as Listing<Entry, About>);
  let pending: AbortController | undefined;

  /**
   * Never throws: errors are part of the state. A newer request aborts an older one.
   *
   * @param how whether the page is the first or follows the entries; `quiet`: nobody asked for the first page, so it
   *   fails silently, and what was loaded below it stays
   */
  async function fetchPage(address: string, how: 'first' | 'more' | 'quiet'): Promise<void> {
    pending?.abort();
    const { signal } = (pending = new AbortController());
    const isQuiet = how === 'quiet';
    const { value: before = [], next: nextBefore } = $list.get();
    if (!isQuiet) $list.set({ ...$list.get(), status: 'loading' });
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
      $list.set({ ...page, status: 'ready', value, next: keepsRest ? nextBefore : next });
    } catch {
      if (!signal.aborted && !isQuiet) $list.set({ ...$list.get(), status: 'failed' });
    }
  }

  /** Loads the next page, if there is one. */
  async function loadMore(): Promise<void> {
    const { next } = $list.get();
    if (next) await fetchPage(next, 'more');
  }
  return { $list, fetchPage, loadMore };
}
