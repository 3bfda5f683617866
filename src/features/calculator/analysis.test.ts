import { beforeEach, expect, test, vi } from 'vitest';
import { assumptions, fields } from './testing/answer.data.ts';

const call = vi.fn<(url: string, options: { body: string }) => Promise<Response>>();
const result = { ...fields, assumptions };

beforeEach(() => {
  call.mockReset();
  vi.resetModules();
  vi.stubGlobal('fetch', call);
  vi.stubGlobal('navigator', { onLine: true });
});

const open = () => import('./analysis.ts');
const toasts = async () => (await import('#src/ui/toast/toast.ts')).$toast;
const answers = (output: unknown) => call.mockResolvedValueOnce(Response.json({ output: JSON.stringify(output) }));

test('an empty industry is ignored', async () => {
  const { $analysis, analyze } = await open();
  await analyze('  ');
  expect(call).not.toHaveBeenCalled();
  expect($analysis.get()).toEqual({ status: 'idle' });
});

test.each([
  [{ status: 'error', message: 'Try a plain name.' }, 'Try a plain name.'],
  [{ status: 'error' }, 'Unable to analyze this industry.'],
])('for %j, a toast and the window say: %s', async (answer, message) => {
  const { $analysis, $industry, analyze } = await open();
  answers(answer);
  await analyze('dental');
  const title = 'Analysis Error';
  const said = { title, description: message, destructive: true };
  expect((await toasts()).get()).toMatchObject(said);
  expect($analysis.get()).toMatchObject({ status: 'failed', title, message });
  expect($industry.get()).toBe('dental');
  answers(result);
  const done = analyze('dental');
  expect((await toasts()).get()).toBeNull();
  await done;
});
