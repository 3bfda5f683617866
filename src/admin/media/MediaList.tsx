import type { ListedMedia } from '#src/contracts/media.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { isolated } from '#src/lib/isolated.ts';
import { adminLocale } from '../agency-time.ts';
import { LoadMore } from '../list/List.tsx';
import { Button, SmallButton } from '../parts/Button.tsx';
import { confirm } from '../parts/dialogs.tsx';
import { useNow } from '../parts/hooks.ts';
import { Screen } from '../parts/Screen.tsx';
import { dashboards } from '../posts/boards.data.ts';
import { askForPicture } from './PictureDialog.tsx';
import { media, removeMedia } from './store.ts';

/** The site's pictures and where each is used; the server renders the loading state. */
export function MediaList() {
  const add = () =>
    askForPicture({
      isNew: true,
      onPicture: () => {
        toast({ title: 'Picture added' });
        void media.load();
      },
    });
  return (
    <Screen
      title="Media"
      intro="The pictures of posts, and where each is used."
      actions={<Button label="Add a picture" onClick={add} />}
      of={media}
      failed="Failed to fetch the pictures"
    >
      {(value) => (
        <section className="entries" aria-label="Pictures">
          {value.length === 0 && <p className="text-ink-2">No pictures yet.</p>}
          <ul>
            {value.map((one) => (
              <Row key={one.id} media={one} />
            ))}
          </ul>
          <LoadMore of={media} />
        </section>
      )}
    </Screen>
  );
}

function Row({ media }: { media: ListedMedia }) {
  const { url, alt, width, height, bytes, uploadedBy, createdAt, uses } = media;
  const now = useNow();
  const size = `${width} by ${height}, ${Math.max(1, Math.round(bytes / 1024)).toLocaleString(adminLocale)} KB`;
  const name = alt || 'No description';
  const remove = () =>
    void confirm({
      title: 'Delete this picture?',
      text: 'No post uses it. This can’t be undone.',
      action: 'Delete',
      onConfirm: () => removeMedia(media),
    });
  return (
    <li className="items-start!">
      <img
        src={url}
        alt=""
        loading="lazy"
        className="h-24 w-32 flex-none rounded-sheet border border-rule object-cover"
      />
      <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <h2 className="entries-name" dir="auto">
          {name}
        </h2>
        <p>{`${size}, added by ${isolated(uploadedBy)} ${relativeTime(createdAt, now)}`}</p>
        <p>
          {uses.length === 0 && <span>Not used.</span>}
          {uses.map(({ board, id, title, deleted, isNew }, index) => (
            <span key={`${board} ${isNew} ${id}`}>
              <span>{index === 0 ? 'Used in ' : ', '}</span>
              {deleted ? (
                <span>
                  <bdi>{title}</bdi>
                  <span> (deleted)</span>
                </span>
              ) : (
                <a href={`${dashboards[board].editPath}${isNew ? '?draft=' : '/'}${id}`} className="link" dir="auto">
                  {title}
                </a>
              )}
            </span>
          ))}
        </p>
      </div>
      {uses.length === 0 && <SmallButton label="Delete" of={name} onClick={remove} />}
    </li>
  );
}
