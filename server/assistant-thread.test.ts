import { expect, onTestFinished, test } from 'vitest';
import { analystHere } from '#api/assistant/analyst.ts';
import { assistantHere, type ToLearn } from '#api/assistant/own-answer.ts';
import { AssistantThread } from './assistant-thread.ts';

const post = {
  board: 'blog',
  slug: 'zeppelins',
  title: 'Zeppelins and their paperwork',
  lede: 'About airships.',
  category: 'industry',
  content: 'Manifests.',
} as const;

const site: ToLearn = {
  today: '2026-11-20',
  open: {
    hours: { opens: '09:00', closes: '17:00', weekdays: [1, 2, 3, 4, 5] },
    spans: [],
    closedDays: [],
    closedHours: [],
  },
  posts: [],
  answers: [],
};

const asked = (message: string) => ({ message, history: [], wantsFound: true });

function thread(): AssistantThread {
  const started = new AssistantThread();
  onTestFinished(() => started.close());
  return started;
}

test('the program goes on while the assistant learns and answers, and gets what the assistant says', async () => {
  const assistant = thread();
  assistant.learn(site);
  const question = asked('how much is a chatbot?');
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  const answer = await assistant.answer(question);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(0);

  const here = assistantHere();
  here.learn(site);
  expect(answer).toEqual(await here.answer(question));
  expect(answer.found?.ids).not.toHaveLength(0);
  const job = 'we retype orders from email';
  expect(await assistant.slip(job)).toEqual(await here.slip(job));
  for (const chosen of [undefined, 'Equipment rental companies']) {
    const asked = ['dental clinics with 40 people', chosen] as const;
    expect(await assistant.analyze(...asked)).toEqual(await analystHere(...asked));
  }
});

test('a question is answered from what was learned before it, and as many wait as a person would', async () => {
  const assistant = thread();
  const about = async () => (await assistant.answer(asked('have you written about zeppelins?'))).text;
  assistant.learn(site);
  const before = about();
  assistant.learn({ ...site, posts: [post] });
  expect(await before).not.toContain('/blog/zeppelins');
  expect(await about()).toContain('/blog/zeppelins');

  const waiting = Array.from({ length: 20 }, () => assistant.answer(asked('hello')));
  await expect(assistant.answer(asked('hello'))).rejects.toThrow(/^Too many requests/);
  await Promise.all(waiting);
  await assistant.answer(asked('hello'));
});

test('a thread that ended fails the questions it had, and is replaced with what it knew', async () => {
  const assistant = thread();
  await expect(assistant.answer(asked('hello'))).rejects.toThrow('before it learned anything');
  assistant.learn(site);
  const lost = assistant.answer(asked('hello'));
  await Promise.all([assistant.close(), expect(lost).rejects.toThrow('has ended')]);
  expect((await assistant.answer(asked('how much is a chatbot?'))).text).toContain('$300-$1,000');
});
