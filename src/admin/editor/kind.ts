import { useStore } from '@nanostores/react';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { instantIn } from '../agency-time.ts';
import { useNow } from '../parts/hooks.ts';
import type { Editor } from './editor.ts';

/** What the post is for readers, whatever is in the form. */
export type Kind = 'new' | 'draft' | 'scheduled' | 'public';

export function kindOf({ $id, $stored }: Editor, now: number): Kind {
  const { published, publishedAt } = $stored.get().values;
  if ($id.get() === null) return 'new';
  if (isScheduled({ published, publishedAt: instantIn(publishedAt) }, now)) return 'scheduled';
  return published ? 'public' : 'draft';
}

/** The same, drawn again when it changes. */
export function useKind(editor: Editor): Kind {
  useStore(editor.$id);
  useStore(editor.$stored);
  return kindOf(editor, useNow());
}
