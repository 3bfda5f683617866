import { beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

const store = () => import('./store.ts');
const saved = () => JSON.parse(storage.get('onboardingData') ?? 'null') as unknown;

test('every answer is null at first and saved with the others when it changes', async () => {
  const { $answers, answer } = await store();
  expect($answers.get()).toEqual({
    businessType: null,
    timeConsumer: null,
    automationInterest: null,
  });
  answer('businessType', 'logistics');
  expect(saved()).toEqual({
    businessType: 'logistics',
    timeConsumer: null,
    automationInterest: null,
  });
});

test('what was saved is there after a reload', async () => {
  storage.set('onboardingData', '{"businessType":"retail","timeConsumer":"inventory"}');
  const { $answers, furthestStep } = await store();
  expect($answers.get().timeConsumer).toBe('inventory');
  expect(furthestStep()).toBe(3);
});

test.each(['', 'null', '[]', '{"businessType":"piracy"}', '{"businessType":7}'])(
  'what makes no sense counts as unanswered: %s',
  async (text) => {
    storage.set('onboardingData', text);
    expect((await store()).furthestStep()).toBe(1);
  },
);

test('a browser that refuses storage still gets its result', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { answer, furthestStep } = await store();
  answer('businessType', 'other');
  answer('timeConsumer', 'other');
  answer('automationInterest', 'not-sure');
  expect(furthestStep()).toBe(4);
});

test('starting over forgets', async () => {
  const { answer, forgetAnswers, furthestStep } = await store();
  answer('businessType', 'other');
  forgetAnswers();
  expect(furthestStep()).toBe(1);
  expect(saved()).toEqual({ businessType: null, timeConsumer: null, automationInterest: null });
});
