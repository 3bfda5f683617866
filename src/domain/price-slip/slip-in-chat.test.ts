import { expect, test } from 'vitest';
import { knowledge } from '../assistant/testing/talk.ts';
import { replyWithSlip } from './slip-in-chat.ts';

const say = (message: string) => replyWithSlip(knowledge, message, []);

test('a job that is priced at once has its slip below the answer, which is of the same automation', () => {
  for (const job of [
    'customers email purchase orders and Linda keys every line into SAP',
    // Something else comes close.
    'Small brewery. We ran out of caps on a bottling day AGAIN because nobody counted. Could your thing order before we run out?',
  ]) {
    const { slip, text } = say(job);
    expect(text).toMatch(new RegExp(`^(?:About )?\\*\\*${slip?.title}\\*\\*: `));
    expect(text).toContain(`${slip?.price}, live in ${slip?.weeks}`);
  }
});

test('no slip stands where two may be meant, where nothing is ours, or below an answer of something else', () => {
  for (const text of [
    'We type orders from email into QuickBooks by hand',
    'paint the fence of our warehouse',
    'support email',
    'the time off thing you made for us said yes to two people for the same weekend and now i have nobody on the floor. who do i call',
    'how much is a chatbot?',
  ]) {
    expect(say(text).slip, text).toBeUndefined();
  }
});
