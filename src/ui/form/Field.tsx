import type { ChangeEvent, ComponentProps } from 'react';
import { Cell } from './Cell.tsx';

type Attributes = 'type' | 'autoComplete' | 'inputMode' | 'required' | 'readOnly' | 'ref';

interface Props extends Pick<ComponentProps<'input'>, Attributes> {
  label: string;
  name: string;
  value: string;
  /** Also receives the event, for a field that keeps the caret where it is. */
  onValue: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  error?: string | undefined;
  /** A line below it. */
  hint?: string;
  /** More than one makes it a multi-line field. */
  rows?: number;
  /** Spans the full width of the form. */
  wide?: boolean;
}

/** One cell of a form: label, control and error message. */
export function Field(props: Props) {
  const { label, onValue, error, hint, type = 'text', rows = 1, wide, required, ...rest } = props;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => onValue(event.target.value, event);
  return (
    <Cell {...{ label, required, error, hint, wide }}>
      {(control) =>
        rows > 1 ? (
          <textarea dir="auto" {...({ ...rest, ...control, onChange } as object)} rows={rows} />
        ) : (
          <input dir={type === 'text' ? 'auto' : undefined} {...{ ...rest, ...control, onChange, type }} />
        )
      }
    </Cell>
  );
}
