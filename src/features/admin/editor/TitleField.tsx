import type { PostValues } from './board.ts';
import { Cell } from '../Cell.tsx';
import { makeSlug } from './change.ts';
import type { Editor } from './editor.ts';
import { useFields } from './use-fields.ts';

/** The title, as large as on the page; it wraps, but has no line breaks. */
export function TitleField<V extends PostValues>({ editor }: { editor: Editor<V> }) {
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
