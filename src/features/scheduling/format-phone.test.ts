import { describe, expect, test } from 'vitest';
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

test('each digit is formatted as it is typed', () => {
  const steps = [
    '+1 (5|',
    '+1 (51|',
    '+1 (512|',
    '+1 (512) 5|',
    '+1 (512) 55|',
    '+1 (512) 555|',
    '+1 (512) 555-0|',
    '+1 (512) 555-01|',
    '+1 (512) 555-014|',
    '+1 (512) 555-0142|',
  ];
  const keys = [...'5125550142'];
  for (const [index, shown] of steps.entries()) {
    expect(type(keys.slice(0, index + 1))).toBe(shown);
  }
});

test('the country code may be typed too, with or without its plus', () => {
  for (const number of ['15125550142', '+15125550142', '+1 (512) 555-0142']) {
    expect(type([...number])).toBe('+1 (512) 555-0142|');
  }
  expect(type(['1'])).toBe('+1|');
  expect(type(['+'])).toBe('+|');
});

test('backspace deletes one digit at a time, until the field is empty', () => {
  const keys = Array<string>(10).fill('Backspace');
  expect(type(keys.slice(0, 4), '+1 (512) 555-0142|')).toBe('+1 (512) 555|');
  expect(type(keys, '+1 (512) 555-0142|')).toBe('+1|');
  expect(type(['Backspace', 'Backspace'], '+1|')).toBe('|');
});

describe('in the middle', () => {
  test('a digit is inserted at the caret, and the caret moves behind it', () => {
    expect(type(['9'], '+1 (512|) 555-014')).toBe('+1 (512) 9|55-5014');
    expect(type(['9'], '+1 (512) 555|-0142')).toBe('+1 (512) 555-9|014');
    expect(type(['9'], '+1 (|512) 555')).toBe('+1 (9|51) 255-5');
  });

  test('deleting a formatting character deletes the digit beside it', () => {
    expect(type(['Backspace'], '+1 (512) |555-0142')).toBe('+1 (51|5) 550-142');
    expect(type(['Backspace'], '+1 (512)| 555-0142')).toBe('+1 (51|5) 550-142');
    expect(type(['Delete'], '+1 (512|) 555-0142')).toBe('+1 (512|) 550-142');
    expect(type(['Delete'], '+1 (512) 555|-0142')).toBe('+1 (512) 555|-142');
  });

  test('the first digit can be deleted', () => {
    expect(type(['Delete'], '+1 (|512) 555-0142')).toBe('+1 (|125) 550-142');
  });
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

test('an eleventh digit is ignored', () => {
  expect(type(['7'], '+1 (512) 555-0142|')).toBe('+1 (512) 555-0142|');
});
