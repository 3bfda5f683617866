import type { Activity } from '#src/contracts/users.ts';
import { known, things, verbs } from './activity.data.ts';

/** An entry of the audit log, e.g. 'changed blog post 7', 'removed user eddie'; its code if there is no text. */
export function describeActivity({
  action,
  entityId,
  user,
}: Pick<Activity, 'action' | 'entityId' | 'user'>): string {
  const [thing = '', verb = ''] = action.split('.');
  const said = verbs[verb] && things[thing] && `${verbs[verb]} ${things[thing]}`;
  const words = known[action] ?? said ?? action;
  const what = user ?? entityId;
  return what === null ? words : `${words} ${what}`;
}
