import { useStore } from '@nanostores/react';
import type { PostValues } from './board.ts';
import { makeSlug } from './change.ts';
import type { Editor } from './editor.ts';
import { TextField } from './fields.tsx';
import { useFields } from './use-fields.ts';

interface Props<V extends PostValues> {
  editor: Editor<V>;
  required?: boolean;
  hint?: string;
  /** Whether emptying it generates a slug at once. */
  fills?: boolean;
}

/** The post's slug; if the old one was public, a note on what happens to it. */
export function SlugField<V extends PostValues>({ editor, required, hint, fills }: Props<V>) {
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
            <span className="block moves">
              The old address, /{editor.board.name}/{values.slug}, will redirect to the new one.
            </span>
          )}
        </>
      }
    />
  );
}
