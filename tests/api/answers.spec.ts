/** The assistant, the calculator, the view counter, and requests that every path refuses. */
import { expect, test } from './fixtures.ts';
import { newMarker } from './marker.ts';

test('the assistant answers from the site', async ({ request }) => {
  const answer = await request.post('/api/webhook/chatbot', {
    data: { message: 'What are your opening hours?', user_id: newMarker() },
  });
  expect(answer.status()).toBe(200);
  expect((await answer.json()).response).toMatch(/Monday/);
});

test('the calculator knows an industry', async ({ request }) => {
  const answer = await request.post('/api/webhook/industry-analysis', {
    data: { industry: 'Dental practices' },
  });
  expect(answer.status()).toBe(200);
  const { output } = (await answer.json()) as { output: string };
  expect(JSON.parse(output).automation_cases.length).toBeGreaterThan(0);
});

test('a view of a page is counted with an empty answer', async ({ request }) => {
  const answer = await request.post('/api/views', { data: { path: '/services' } });
  expect([answer.status(), await answer.text()]).toEqual([204, '']);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('invalid JSON, a large body and another content type each have a status', async ({
  request,
}) => {
  const send = async (data: string, type = 'application/json') => {
    const headers = { 'Content-Type': type };
    return (
      await request.post('/api/webhook/chatbot', { data: Buffer.from(data), headers })
    ).status();
  };
  expect(await send('{')).toBe(400);
  expect(await send('hello', 'text/plain')).toBe(415);
  expect(await send(JSON.stringify({ message: 'x'.repeat(70_000), user_id: 'x' }))).toBe(413);
  expect(await send('{}')).toBe(422);
});

test('program and database are healthy', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(await answer.json()).toMatchObject({ status: 'ok', database: 'ok' });
});
