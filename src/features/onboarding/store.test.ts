import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#src/lib/testing/storage.ts';

let storage: Map<string, string>;

beforeEach(() => {
  storage = stubStorage('localStorage');
  vi.resetModules();
});

const store = () => import('./store.ts');
const saved = () => JSON.parse(storage.get('onboardingData') ?? 'null') as unknown;

test('every answer is null at first and stored with the others when it changes', async () => {
  const { $answers, setAnswer } = await store();
  expect($answers.get()).toEqual({
    businessType: null,
    timeConsumer: null,
    automationInterest: null,
  });
  setAnswer('businessType', 'logistics');
  expect(saved()).toEqual({
    businessType: 'logistics',
    timeConsumer: null,
    automationInterest: null,
  });
});

test.each(['', 'null', '[]', '{"businessType":"piracy"}', '{"businessType":7}'])(
  'an invalid stored value counts as unanswered: %s',
  async (text) => {
    storage.set('onboardingData', text);
    expect((await store()).furthestStep()).toBe(1);
  },
);
