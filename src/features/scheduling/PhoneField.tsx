import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { formatEdit } from './format-phone.ts';

interface Props {
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}

const deletions: Record<string, 'before' | 'after'> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
};

/** A telephone number that takes its form as it is typed. */
export function PhoneField({ value, onValue, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  // React leaves the caret at the end of what was changed under it.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType } = nativeEvent as InputEvent;
    const edited = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const after = formatEdit(value, edited, deletions[inputType]);
    // Filled in by the browser, the field has no caret to keep.
    if (document.activeElement === target) caret.current = after.caret;
    // What was typed may come to nothing: then nothing is drawn anew, and the text is ours to put back.
    if (after.text === value) target.value = value;
    onValue(after.text);
  }

  return (
    <div className="cell cell-wide">
      <label htmlFor={id} className="cell-label">
        Phone
      </label>
      <input
        ref={input}
        id={id}
        name="phone"
        type="tel"
        autoComplete="tel"
        className="cell-control"
        value={value}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={onChange}
      />
      {error && (
        <p id={`${id}-error`} className="cell-error">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="phone-hint">
        Outside the US and Canada: begin with + and the country code.
      </p>
    </div>
  );
}
