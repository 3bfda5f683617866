import { test, expect } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { calendarQuestion } from './calendar-question.ts';
import { calendarQuestionCases } from './calendar-question-cases.data.ts';

test('a message asks the calendar for a call, whether somebody is there, or how far one can book', async () => {
  const now = new Date('2026-11-24T15:10:00Z');
  await eachRow(
    calendarQuestionCases,
    ([message]) => message,
    async ([message, before, asks]) => expect(await calendarQuestion(message, before, now)).toEqual(asks),
  );
});
