/** The assistant, the calculator, the view counter, and requests that every path refuses. */
import { expect, test } from './fixtures.ts';
import { newMarker } from './marker.ts';

test('program, assistant, calculator and counter answer', async ({ request }) => {
  const health = await request.get('/api/health');
  expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok' });

  const data = { message: 'What are your opening hours?', user_id: newMarker() };
  const said = await request.post('/api/webhook/chatbot', { data });
  expect(said.status()).toBe(200);
  expect((await said.json()).response).toMatch(/Monday/);

  const analysis = await request.post('/api/webhook/industry-analysis', {
    data: { industry: 'Dental practices' },
  });
  expect(analysis.status()).toBe(200);
  const { output } = (await analysis.json()) as { output: string };
  expect(JSON.parse(output).automation_cases.length).toBeGreaterThan(0);

  const view = await request.post('/api/views', { data: { path: '/services' } });
  expect([view.status(), await view.text()]).toEqual([204, '']);
  expect(view.headers()['set-cookie']).toBeUndefined();
});

test('invalid JSON, a large body and another content type each have a status', async ({
  request,
}) => {
  const large = JSON.stringify({ message: 'x'.repeat(70_000), user_id: 'x' });
  for (const [status, text, type = 'application/json'] of [
    [400, '{'],
    [415, 'hello', 'text/plain'],
    [413, large],
    [422, '{}'],
  ] as const) {
    const sent = { data: Buffer.from(text), headers: { 'Content-Type': type } };
    const answer = await request.post('/api/webhook/chatbot', sent);
    expect([text.slice(0, 9), answer.status()]).toEqual([text.slice(0, 9), status]);
  }
});
