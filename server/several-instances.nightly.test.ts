import { expect, test } from 'vitest';
import { useInstances } from './testing/instances.ts';

/** On an empty database, which both migrate. */
const instances = useInstances({}, 'template1');

test('the assistant of each learns what the other has published', async () => {
  const { a, b } = instances;
  const question = { message: 'What do you write about quokkas?', user_id: 'a visitor' };
  const answer = async () => (await b.send('/api/webhook/chatbot', question)).text();
  expect(await answer()).not.toContain('quokka-papers');
  await a.publish({ title: 'Quokkas and their papers', summary: 'Quokkas file papers.', slug: 'quokka-papers' });
  expect(await answer()).toContain('quokka-papers');
});

test('a connection that falls silent, without a word, is believed for seconds only', async () => {
  const { a, b, proxy } = instances;
  const { path, page } = await a.publish({ title: 'Before the silence', slug: 'silence' });
  await b.keeps(page, 'Before the silence');
  proxy.swallow(true);
  await a.send(path, { title: 'In the silence' }, 'PATCH');
  const text = expect.stringContaining('In the silence');
  await expect.poll(() => b.seen(page), { interval: 20 }).toEqual({ text, kept: null });
  proxy.swallow(false);
  await b.keeps(page, 'In the silence');
});
