import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { scheduling } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { regionName } from '#src/lib/region-name.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { formatEdit, isAtHome } from './format-phone.ts';

interface Props {
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}

/** Says where a number may be typed without its country code. */
const hint = isAtHome
  ? scheduling.phoneHintNorthAmerica
  : scheduling.phoneHint(regionName(site.phoneRegion, site.locale));

const deletions: Record<string, 'before' | 'after'> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
};

/** A telephone number that is formatted while it is typed. */
export function PhoneField({ value, onValue, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  // React would leave the caret at the end of the changed text.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function onChange(_: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
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
    <Field
      wide
      required
      label={scheduling.phone}
      name="phone"
      type="tel"
      autoComplete="tel"
      ref={input}
      value={value}
      error={error}
      hint={hint}
      onValue={onChange}
    />
  );
}
