import { slugOf } from '#src/domain/slug.ts';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';

/**
 * Takes over what was typed; not while the form is on its way. One that was sent once is checked with
 * each change.
 */
export function change<V extends PostValues>(editor: Editor<V>, changes: Partial<V>): void {
  const { board, $values, $errors, $attempts, $saving } = editor;
  if ($saving.get()) return;
  const next = { ...$values.get(), ...changes };
  $values.set(next);
  if ($attempts.get() > 0) $errors.set(board.check(next));
}

/** Leaving the title with an empty slug makes one (docs/spec.md). */
export function makeSlug<V extends PostValues>(editor: Editor<V>): void {
  const { slug, title } = editor.$values.get();
  if (slug.trim()) return;
  change(editor, { slug: slugOf(title, editor.board.slugLength) } as Partial<V>);
}
