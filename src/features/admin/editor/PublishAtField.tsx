import { useStore } from '@nanostores/react';
import { site } from '#src/content/site.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { instantIn, formatAgencyTime } from '../agency-time.ts';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';
import { TextField } from './fields.tsx';
import { useFields } from './use-fields.ts';

/** When the post is published, in the agency's time zone; a future date schedules it. */
export function PublishAtField<V extends PostValues>({ editor }: { editor: Editor<V> }) {
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
