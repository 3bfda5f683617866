import { useStore } from '@nanostores/react';
import type { Activity } from '#src/contracts/account.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { isolated } from '#src/lib/isolated.ts';
import { shownTime } from '../agency-time.ts';
import { LoadMore } from '../list/List.tsx';
import { createListing } from '../loadable.ts';
import { useNow } from '../parts/hooks.ts';
import { ListFailed } from '../parts/Screen.tsx';
import { activityHref, activitySubject, activityWords } from './activity.ts';

/** The audit log, newest first. */
export const activity = createListing<Activity>({
  address: () => '/api/admin/activity?limit=25',
  read: async (answer) => ({ value: await answer.json() }),
  keyOf: ({ id }) => id,
});

/** Who did what, with links to what it was done to. */
export function ActivityList() {
  const { status, value } = useStore(activity.$state, { ssr: 'initial' });
  const now = useNow();
  if (status === 'failed') {
    return <ListFailed title="Failed to fetch the activity" onAgain={() => void activity.load()} className="mt-8" />;
  }
  if (!value || value.length === 0) return null;
  return (
    <section className="entries" aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      <ul>
        {value.map((entry) => (
          <li key={entry.id} className="py-2! text-ui">
            <div>
              <strong dir="auto">{entry.username || 'Someone'}</strong> <span>{activityWords(entry)}</span>{' '}
              <Subject of={entry} />
            </div>
            <time dateTime={entry.createdAt} title={shownTime(entry.createdAt)} className="text-note text-ink-2">
              {relativeTime(entry.createdAt, now)}
            </time>
          </li>
        ))}
      </ul>
      <LoadMore of={activity} />
    </section>
  );
}

/** What it was done to, as a link where that has a page. */
function Subject({ of: entry }: { of: Activity }) {
  const href = activityHref(entry);
  const said = activitySubject(entry);
  if (!href) return <span>{isolated(said)}</span>;
  return (
    <a className="link" href={href} dir="auto">
      {said}
    </a>
  );
}
