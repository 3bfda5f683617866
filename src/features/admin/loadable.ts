import type { WritableAtom } from 'nanostores';
import { adminRequest } from './request.ts';

/** A value fetched from the server: loading, failed or ready. */
export type Loadable<Value> =
  | { status: 'loading'; value: Value | undefined }
  | { status: 'failed'; value: undefined }
  | { status: 'ready'; value: Value };

export async function fetchLoadable<Value>(address: string): Promise<Loadable<Value>> {
  try {
    return { status: 'ready', value: await (await adminRequest(address)).json() };
  } catch {
    return { status: 'failed', value: undefined };
  }
}

/** A list that the server gives page by page. */
export interface Paged<Entry> {
  $list: WritableAtom<Loadable<Entry[]>>;
  /** Whether another page follows. */
  $isMore: WritableAtom<boolean>;
  /** With the length of a page, such as `/api/admin/activity?limit=25`. */
  address: string;
}

/** Loads the first page of a list, or the one after what is loaded; errors are part of the state. */
export async function loadPage<Entry>(paged: Paged<Entry>, more: boolean): Promise<void> {
  const { $list, $isMore, address } = paged;
  const known = $list.get().value;
  const before = (more && known) || [];
  $list.set({ status: 'loading', value: known });
  try {
    const response = await adminRequest(`${address}&offset=${before.length}`);
    const value = [...before, ...((await response.json()) as Entry[])];
    $isMore.set(response.headers.has('Link'));
    $list.set({ status: 'ready', value });
  } catch {
    $list.set({ status: 'failed', value: undefined });
  }
}
