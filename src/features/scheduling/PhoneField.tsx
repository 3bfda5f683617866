import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { site } from '#src/content/site.ts';
import { formatEdit, isAtHome } from './format-phone.ts';

interface Props {
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}

/** Where a number may be typed without its country code. */
const home = isAtHome
  ? 'the US and Canada'
  : new Intl.DisplayNames(site.locale, { type: 'region' }).of(site.phoneRegion);

const deletions: Record<string, 'before' | 'after'> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
};

/** A telephone number that is formatted while it is typed. */
export function PhoneField({ value, onValue, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  // React would leave the caret at the end of the changed text.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType } = nativeEvent as InputEvent;
    const edited = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const after = formatEdit(value, edited, deletions[inputType]);
    // A field filled in by the browser has no caret to preserve.
    if (document.activeElement === target) caret.current = after.caret;
    // If formatting undoes the edit, React does not render, so the text is restored here.
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
      <p id={`${id}-hint`} className="px-3.5 pb-2.5 text-(length:--text-note) text-ink-2">
        Outside {home}: begin with + and the country code.
      </p>
    </div>
  );
}
