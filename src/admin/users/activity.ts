import type { Activity } from '#src/contracts/account.ts';
import { inboxHref, keyOf } from '../inbox/query.ts';
import { known, pages, settingNames, things, verbs } from './activity.data.ts';

/** What was done, before the name of what it was done to: 'changed blog post'; its code if there is no text. */
export function activityWords({ action }: Pick<Activity, 'action'>): string {
  const [thing = '', verb = ''] = action.split('.');
  const said = verbs[verb] && things[thing] && `${verbs[verb]} ${things[thing]}`;
  return known[action] ?? said ?? action;
}

/** What it was done to, by its name; by its number if it is gone; empty if it was done to nothing in particular. */
export function activitySubject({ action, name, user, entityId }: Activity): string {
  if (action !== 'settings.change') return name ?? user ?? String(entityId ?? '');
  const changed = name?.split(', ').map((setting) => settingNames[setting] ?? setting) ?? [];
  return changed.join(', ') || 'the settings';
}

/** Where that stands; undefined if it is gone, or has no page of its own. */
export function activityHref({ action, entityId, kind, name }: Activity): string | undefined {
  if (name === null) return undefined;
  if (kind && entityId !== null) return inboxHref({ filter: {}, item: keyOf({ kind, id: entityId }) });
  const page = pages[action.split('.')[0] ?? ''];
  return page?.replace('{id}', String(entityId));
}
