import { useStore } from '@nanostores/react';
import type { PostValues } from './board.ts';
import { change } from './change.ts';
import type { Editor } from './editor.ts';
import type { FieldOf } from './fields.tsx';

/** Props of each form field, by name. */
export function useFields<V extends PostValues>(editor: Editor<V>) {
  const values = useStore(editor.$values);
  const errors = useStore(editor.$errors);
  const readOnly = useStore(editor.$saving);
  return <Name extends keyof V & string>(name: Name): FieldOf<V[Name]> => ({
    name,
    label: editor.board.labels[name],
    value: values[name],
    error: errors[name]?.[0],
    readOnly,
    onValue: (value) => change(editor, { [name]: value } as unknown as Partial<V>),
  });
}
