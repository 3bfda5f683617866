import { useStore } from '@nanostores/react';
import { relativeTime } from '#src/lib/dates.ts';
import { ListFailed } from '../list/ListFailed.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import { $activity, $isMore, loadActivity } from './store.ts';
import { describeActivity } from './words.ts';

/** The audit log, newest first. */
export function ActivityList() {
  const { status, value } = useStore($activity, { ssr: 'initial' });
  const isMore = useStore($isMore, { ssr: 'initial' });
  if (status === 'failed') {
    return (
      <div className="mt-8">
        <ListFailed title="Failed to fetch the activity" onAgain={() => void loadActivity()} />
      </div>
    );
  }
  if (!value || value.length === 0) return null;
  const now = Date.now();
  return (
    <section className="entries activity" aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      <ul>
        {value.map((entry) => (
          <li key={entry.id}>
            <div>
              <strong>{entry.username || 'Somebody'}</strong> {describeActivity(entry)}
            </div>
            <time dateTime={entry.createdAt}>{relativeTime(entry.createdAt, now)}</time>
          </li>
        ))}
      </ul>
      {isMore && <LoadMore busy={status === 'loading'} onMore={() => void loadActivity(true)} />}
    </section>
  );
}
