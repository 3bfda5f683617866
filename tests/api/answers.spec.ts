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
