import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { $desk, loadDesk } from '../desk.ts';
import { $busy } from '../state.ts';
import { changeItem } from '../store.ts';
import { TagForm } from '../BulkBar.tsx';

/** Who takes care of an item, and its tags. */
export function Filing({ item }: { item: InboxDetail }) {
  const desk = useStore($desk);
  const busy = useStore($busy);
  const id = useId();
  const { tags, assignee } = item;
  const people = new Set([...(desk?.people ?? []), ...(assignee ? [assignee] : [])]);

  const setTags = (next: string[]) => changeItem({ tags: next }, 'The tags were not changed');
  const add = async (tag: string) => {
    const isDone = await setTags([...tags, tag]);
    if (isDone) void loadDesk();
    return isDone;
  };
  const remove = async (tag: string) => {
    await setTags(tags.filter((other) => other !== tag));
    // Its button, which had the focus, is gone.
    document.getElementById(`${id}-tag`)?.focus();
  };
  return (
    <div className="small-fields mt-5 grid gap-x-8 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={`${id}-assignee`} className="min-w-26 text-ink-2">
          Assigned to
        </label>
        <select
          id={`${id}-assignee`}
          value={assignee ?? ''}
          disabled={!desk}
          onChange={({ target: { value } }) =>
            void changeItem({ assignee: value || null }, 'It was not assigned')
          }
        >
          <option value="">Nobody</option>
          {[...people].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={`${id}-tag`} className="min-w-26 text-ink-2">
          Tags
        </label>
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label="Tags of this item">
            {tags.map((tag) => (
              <li key={tag} className="mark flex items-center gap-0.5 pr-0!">
                {tag}
                <button
                  type="button"
                  className="min-h-7 min-w-7 text-ink-2 hover:text-error"
                  aria-label={`Remove the tag ${tag}`}
                  aria-disabled={busy}
                  onClick={() => void remove(tag)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <TagForm id={`${id}-tag`} placeholder="New tag" busy={busy} onTag={add} />
      </div>
    </div>
  );
}
