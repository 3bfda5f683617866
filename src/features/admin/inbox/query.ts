import type { InboxFilter, InboxKind } from '#src/contracts/inbox.ts';
import { oneOf, queryString } from '../list/query.ts';

/** Identifies an item. */
export interface ItemName {
  kind: InboxKind;
  id: number;
}

/** The state of the inbox in its URL: the filter and the open item, if any. */
export interface Query {
  readonly filter: InboxFilter;
  readonly item: ItemName | null;
}

export const kinds: readonly InboxKind[] = ['lead', 'call', 'chat'];
const states = ['unread', 'open', 'handled'] as const;
const spams = ['hide', 'only'] as const;

/** Parses a URL's query such as `?kind=call&state=open&search=ada&item=call-12`. */
export function queryFrom(address: string): Query {
  const params = new URLSearchParams(address);
  const [, kind, id] = /^(lead|call|chat)-([1-9]\d{0,9})$/.exec(params.get('item') ?? '') ?? [];
  return {
    filter: {
      kind: oneOf(kinds, params.get('kind')),
      state: oneOf(states, params.get('state')),
      spam: oneOf(spams, params.get('spam')),
      tag: params.get('tag') || undefined,
      assignee: params.get('assignee') || undefined,
      search: params.get('search')?.trim() || undefined,
    },
    item: kind ? { kind: kind as InboxKind, id: Number(id) } : null,
  };
}

/** The URL's query; empty without a filter or an open item. */
export function addressOf({ filter, item }: Query): string {
  return queryString({ ...filter, item: item && keyOf(item) });
}

/** The query of the list and export requests. */
export function requestQuery(filter: InboxFilter): string {
  return queryString({ ...filter });
}

/** Whether the filter excludes any items. */
export function isFiltered(filter: InboxFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** An item's key in URLs and lists: `call-12`. */
export function keyOf({ kind, id }: ItemName): string {
  return `${kind}-${id}`;
}

/** Whether both identify the same item. */
export function isSame(one: ItemName | null, other: ItemName | null): boolean {
  return one?.kind === other?.kind && one?.id === other?.id;
}
