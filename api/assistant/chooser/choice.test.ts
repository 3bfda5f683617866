import { expect, test } from 'vitest';
import { choiceReadings } from './choice-cases.data.ts';
import { readChoice } from './choice.ts';

test.each(choiceReadings)('a choice is read as far as it is valid: %s', (_, returned, read) => {
  const choice = readChoice(returned);
  if (!read) expect(choice).toBeUndefined();
  else expect({ ...unset(read), ...choice }).toMatchObject(read);
});

/** The fields of a reading, of which a choice may have none. */
function unset(read: object) {
  return Object.fromEntries(Object.keys(read).map((field) => [field, undefined]));
}
