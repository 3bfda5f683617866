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

test('an industry is trimmed and analyzed; another one is ignored meanwhile', async () => {
  const { $analysis, analyze } = await open();
  answers(result);
  const done = analyze(' dental ');
  expect($analysis.get()).toEqual({ status: 'analyzing' });
  await analyze('law');
  await done;
  expect(call).toHaveBeenCalledTimes(1);
  expect(JSON.parse(call.mock.calls[0]?.[1].body ?? '')).toEqual({ industry: 'dental' });
  expect($analysis.get()).toMatchObject({ status: 'result', assumptions });
});

test('an empty industry is ignored', async () => {
  const { $analysis, analyze } = await open();
  await analyze('  ');
  expect(call).not.toHaveBeenCalled();
  expect($analysis.get()).toEqual({ status: 'idle' });
});

test.each([
  [
    'nobody answers',
    () => Promise.reject(new TypeError('Failed to fetch')),
    ['Error', 'Failed to analyze this industry. Please try again.'],
  ],
  [
    'the data is incomplete',
    async () => Response.json({ output: '{"industry":"x"}' }),
    ['Data Error', 'Received an invalid response format from the server.'],
  ],
  [
    'it is no industry',
    async () => Response.json({ output: '{"status":"error","message":"Try a plain name."}' }),
    ['Analysis Error', 'Try a plain name.'],
  ],
  [
    'it is no industry and nothing is said',
    async () => Response.json({ output: '{"status":"error"}' }),
    ['Analysis Error', 'Unable to analyze this industry.'],
  ],
])('if %s, a toast and the window show it', async (_, answer, [title, message]) => {
  const { $analysis, $industry, analyze } = await open();
  call.mockImplementationOnce(answer);
  await analyze('dental');
  const said = { title, description: message, destructive: true };
  expect((await toasts()).get()).toMatchObject(said);
  expect($analysis.get()).toMatchObject({ status: 'failed', title, message });
  expect($industry.get()).toBe('dental');
  answers(result);
  const done = analyze('dental');
  expect((await toasts()).get()).toBeNull();
  await done;
});
