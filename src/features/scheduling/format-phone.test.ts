import { expect, test } from 'vitest';
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

test.each([
  ['5', '+1 (5|'],
  ['512', '+1 (512|'],
  ['5125', '+1 (512) 5|'],
  ['512555', '+1 (512) 555|'],
  ['5125550', '+1 (512) 555-0|'],
  ['5125550142', '+1 (512) 555-0142|'],
  ['15125550142', '+1 (512) 555-0142|'],
  ['+15125550142', '+1 (512) 555-0142|'],
  ['+1 (512) 555-0142', '+1 (512) 555-0142|'],
  ['1', '+1|'],
  ['+', '+|'],
])('%s, typed, is %s', (number, shown) => {
  expect(type([...number])).toBe(shown);
});

test('backspace deletes one digit at a time, until the field is empty', () => {
  const keys = Array<string>(10).fill('Backspace');
  expect(type(keys.slice(0, 4), '+1 (512) 555-0142|')).toBe('+1 (512) 555|');
  expect(type(keys, '+1 (512) 555-0142|')).toBe('+1|');
  expect(type(['Backspace', 'Backspace'], '+1|')).toBe('|');
});

test.each([
  // A digit is inserted at the caret, which moves behind it.
  ['9', '+1 (512|) 555-014', '+1 (512) 9|55-5014'],
  ['9', '+1 (512) 555|-0142', '+1 (512) 555-9|014'],
  ['9', '+1 (|512) 555', '+1 (9|51) 255-5'],
  ['7', '+1 (512) 555-0142|', '+1 (512) 555-0142|'],
  // Deleting a formatting character deletes the digit beside it.
  ['Backspace', '+1 (512) |555-0142', '+1 (51|5) 550-142'],
  ['Backspace', '+1 (512)| 555-0142', '+1 (51|5) 550-142'],
  ['Delete', '+1 (512|) 555-0142', '+1 (512|) 550-142'],
  ['Delete', '+1 (512) 555|-0142', '+1 (512) 555|-142'],
  ['Delete', '+1 (|512) 555-0142', '+1 (|125) 550-142'],
])('%s at the caret of %s gives %s', (key, before, after) => {
  expect(type([key], before)).toBe(after);
});

test.each([
  ['512.555.0142', '512.555.0142'],
  ['512 555 0142', '+1 (512) 555-0142'],
  ['1-512-555-0142', '+1 (512) 555-0142'],
  ['(512) 555-0142', '+1 (512) 555-0142'],
  ['+1 512 555 0142', '+1 (512) 555-0142'],
])('%s, pasted, becomes %s', (pasted, shown) => {
  expect(formatPhone(pasted)).toBe(shown);
});

test.each([
  '+44 20 7946 0958',
  '+49 (30) 901820',
  '020 7946 0958',
  '0049 30 901820',
  '44 20 7946 0958',
  '512 555 0142 ext. 3',
  'call me',
])('%s is unchanged', (number) => {
  expect(formatPhone(number)).toBe(number);
  expect(type([number])).toBe(`${number}|`);
});
