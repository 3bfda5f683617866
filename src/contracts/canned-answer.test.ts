import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { cannedAnswer, filledIn, leftInBraces } from './canned-answer.ts';

/** A person's name, and what a canned answer greets them by. */
const names: [name: string, greeted: string][] = [
  ['Ada Park', 'Ada'],
  ['Ada', 'Ada'],
  ['Park, Ada Marie', 'Ada'],
  ['Dr. Ada Park', 'Dr. Ada Park'],
  ['Frau Park', 'Frau Park'],
  ['A. Park', 'A. Park'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ["D'Arcy Moore", "D'Arcy"],
  ['朴智星', '朴智星'],
  ['دانا رضایی', 'دانا'],
  ['', 'there'],
];

test('a first name is what a person is called, the whole name where that is not known', () =>
  eachRow(names, ([name, greeted]) => expect(filledIn('Hello {first name},', name)).toBe(`Hello ${greeted},`)));

test('all that is known in braces is filled in, however it is written, and nothing else', () => {
  expect(filledIn('{Name}, {First Name}, { name }, {price}, {"a": 1}', 'Ada Park')).toBe(
    'Ada Park, Ada, Ada Park, {price}, {"a": 1}',
  );
});

test('an answer with something unknown in braces is not saved, and says what to write instead', () => {
  const errorsOf = (text: string) =>
    cannedAnswer.safeParse({ title: 'x', text }).error?.issues.map(({ message }) => message);
  expect(errorsOf('Hello {firstname}')).toEqual(['{firstname} is not known here: write {name} or {first name}']);
  expect(errorsOf('Hello {First name}, {name}: {"a": 1} {} {0}')).toBeUndefined();
});

test('what was left in braces is found in what somebody writes, not in what they quote', () => {
  expect(leftInBraces('Hello {vorname},\n\n> Hi {name}')).toBe('{vorname}');
  expect(leftInBraces('Hello Ada,\n\nthe body is {"name": "x"}\n\n> Hi {name}')).toBeUndefined();
});
