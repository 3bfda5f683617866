import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { BlogValues } from '../blog.ts';
import { change, type Editor } from '../editor.ts';
import { TextField, useFields } from './fields.tsx';
import { $knownAuthors, loadKnownAuthors, suggested, valuesOf } from './known-authors.ts';

/** The author's name; a known author brings title and picture along. */
export function AuthorField({ editor }: { editor: Editor<BlogValues> }) {
  const field = useFields(editor)('author');
  const offered = suggested(useStore($knownAuthors), useStore(editor.$values));
  useEffect(() => void loadKnownAuthors(editor), [editor]);
  return (
    <TextField
      {...field}
      required
      wide
      hint={
        offered.length > 0 && (
          <span className="flex flex-wrap gap-x-3.5 gap-y-0.5">
            {offered.map((author) => (
              <button
                key={author.name}
                type="button"
                className="link"
                aria-label={`Choose ${author.name}, with title and picture`}
                onClick={() => change(editor, valuesOf(author))}
              >
                {author.name}
              </button>
            ))}
          </span>
        )
      }
    />
  );
}
