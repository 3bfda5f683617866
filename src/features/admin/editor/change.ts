import { slugOf } from '#src/domain/slug.ts';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';

/** Applies a change, except while saving. After the first submit, each change is validated. */
export function change<V extends PostValues>(editor: Editor<V>, changes: Partial<V>): void {
  const { board, $values, $errors, $attempts, $saving } = editor;
  if ($saving.get()) return;
  const next = { ...$values.get(), ...changes };
  $values.set(next);
  if ($attempts.get() > 0) $errors.set(board.check(next));
}

/** Leaving the title generates a slug if there is none (docs/spec.md). */
export function makeSlug<V extends PostValues>(editor: Editor<V>): void {
  const { slug, title } = editor.$values.get();
  if (slug.trim()) return;
  change(editor, { slug: slugOf(title, editor.board.slugLength) } as Partial<V>);
}
