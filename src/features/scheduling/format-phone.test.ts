import { expect, test } from 'vitest';
import { edits, pasted, typedNumbers, unchanged } from './format-phone-cases.data.ts';
import { formatEdit, formatPhone } from './format-phone.ts';

/** The content of a field, with its caret (|), after keys are pressed one after the other. */
function type(keys: string[], field = '|'): string {
  return keys.reduce((shown, key) => {
    const before = shown.replace('|', '');
    const caret = shown.indexOf('|');
    const deletes = { Backspace: 'before', Delete: 'after' } as const;
    const deleted = key === 'Backspace' || key === 'Delete' ? deletes[key] : undefined;
    const from = deleted === 'before' ? Math.max(0, caret - 1) : caret;
    const to = deleted === 'after' ? caret + 1 : caret;
    const put = deleted ? '' : key;
    const text = before.slice(0, from) + put + before.slice(to);
    const after = formatEdit(before, { text, caret: from + put.length }, deleted);
    return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
  }, field);
}

test.each(typedNumbers)('%s, typed, is %s', (number, shown) => {
  expect(type([...number])).toBe(shown);
});

test('backspace deletes one digit at a time, until the field is empty', () => {
  const keys = Array<string>(10).fill('Backspace');
  expect(type(keys.slice(0, 4), '+1 (512) 555-0142|')).toBe('+1 (512) 555|');
  expect(type(keys, '+1 (512) 555-0142|')).toBe('+1|');
  expect(type(['Backspace', 'Backspace'], '+1|')).toBe('|');
});

test.each(edits)('%s at the caret of %s gives %s', (key, before, after) => {
  expect(type([key], before)).toBe(after);
});

test.each(pasted)('%s, pasted, becomes %s', (pasted, shown) => {
  expect(formatPhone(pasted)).toBe(shown);
  expect(type([pasted])).toBe(`${shown}|`);
});

test.each(unchanged)('%s is unchanged', (number) => {
  expect(formatPhone(number)).toBe(number);
  expect(type([number])).toBe(`${number}|`);
});
