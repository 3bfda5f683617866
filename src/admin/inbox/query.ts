import { type InboxFilter, inboxExportQuery, type InboxKind } from '#src/contracts/inbox.ts';
import { queryString } from '../list/query.ts';

/** The list's filter and the key of the open item, if any. */
export interface InboxQuery {
  readonly filter: InboxFilter;
  readonly item: string | null;
}

export const inboxKinds: readonly InboxKind[] = ['lead', 'call', 'chat'];

/** Parses a URL's query such as `?kind=call&state=open&search=ada&item=call-12`; an invalid filter is none. */
export function inboxQueryFrom(address: string): InboxQuery {
  const { item = '', ...given } = Object.fromEntries(new URLSearchParams(address));
  const { cursor: _, ...filter } = inboxExportQuery.safeParse(given).data ?? {};
  return { filter, item: /^(lead|call|chat)-[1-9]\d{0,9}$/.test(item) ? item : null };
}

/** The URL's query; empty without a filter or an open item. */
export function inboxQueryString({ filter, item }: InboxQuery): string {
  return queryString({ ...filter, item });
}

/** An item's key in URLs and lists: `call-12`. */
export function keyOf({ kind, id }: { kind: InboxKind; id: number }): string {
  return `${kind}-${id}`;
}

/** The address of the inbox with this filter and open item. */
export function inboxHref(query: InboxQuery): string {
  return `/admin-dashboard/inbox${inboxQueryString(query)}`;
}
