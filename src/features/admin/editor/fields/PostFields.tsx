import { useStore } from '@nanostores/react';
import { site } from '#src/content/site.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { Cell } from '../../parts/Cell.tsx';
import { instantIn, formatAgencyTime } from '../../agency-time.ts';
import { makeSlug, type Editor } from '../editor.ts';
import { TextField, useFields } from './fields.tsx';

interface Props {
  editor: Editor;
  required?: boolean;
  hint?: string;
  /** Whether emptying it generates a slug at once. */
  fills?: boolean;
}

/** The post's slug; if the old one was public, a note on what happens to it. */
export function SlugField({ editor, required, hint, fills }: Props) {
  const field = useFields(editor)('slug');
  const { values } = useStore(editor.$base);
  const moves = values.published && values.slug !== '' && field.value.trim() !== values.slug;
  return (
    <TextField
      {...field}
      required={required ?? false}
      onBlur={fills ? () => makeSlug(editor) : undefined}
      hint={
        <>
          {hint && <span className="block">{hint}</span>}
          {moves && (
            <span className="block text-ink wrap-anywhere">
              The old address, /{editor.board.name}/{values.slug}, will redirect to the new one.
            </span>
          )}
        </>
      }
    />
  );
}

/** The title, as large as on the page; it wraps, but has no line breaks. */
export function TitleField({ editor }: { editor: Editor }) {
  const { label, error, onValue, ...field } = useFields(editor)('title');
  return (
    <div className="title-field">
      <Cell {...{ label, error }} required wide>
        {(control) => (
          <textarea
            {...field}
            {...control}
            rows={1}
            autoComplete="off"
            onBlur={() => makeSlug(editor)}
            onChange={({ target }) => onValue(target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Cell>
    </div>
  );
}

/** When the post is published, in the agency's time zone; a future date schedules it. */
export function PublishAtField({ editor }: { editor: Editor }) {
  const field = useFields(editor)('publishedAt');
  const { published } = useStore(editor.$values);
  return (
    <TextField
      {...field}
      type="datetime-local"
      wide
      hint={<span role="status">{hintOf(published, instantIn(field.value))}</span>}
    />
  );
}

function hintOf(published: boolean, publishedAt: string): string {
  const now = Date.now();
  if (isScheduled({ published, publishedAt }, now)) {
    return `Scheduled for ${formatAgencyTime(publishedAt)}. Readers do not see it before.`;
  }
  if (isScheduled({ published: true, publishedAt }, now)) {
    return 'A draft stays hidden even at its date. Switch on Published to schedule it.';
  }
  return `${site.address.city} time. Leave empty for the moment the post is first published.`;
}
