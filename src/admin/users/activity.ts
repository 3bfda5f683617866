import type { Activity } from '#src/contracts/account.ts';
import { inboxHref, keyOf } from '../inbox/query.ts';
import { known, pages, things, verbs } from './activity.data.ts';

/** What was done, before the name of what it was done to: 'changed blog post'; its code if there is no text. */
export function wordsOf({ action }: Pick<Activity, 'action'>): string {
  const [thing = '', verb = ''] = action.split('.');
  const said = verbs[verb] && things[thing] && `${verbs[verb]} ${things[thing]}`;
  return known[action] ?? said ?? action;
}

/** Where that stands; undefined if it is gone, or has no page of its own. */
export function hrefOf({ action, entityId, kind, name }: Activity): string | undefined {
  if (entityId === null || name === null) return undefined;
  if (kind) return inboxHref({ filter: {}, item: keyOf({ kind, id: entityId }) });
  const page = pages[action.split('.')[0] ?? ''];
  return page?.replace('{id}', String(entityId));
}
