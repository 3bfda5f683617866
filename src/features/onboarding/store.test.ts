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

test('stored answers are restored after a reload', async () => {
  storage.set('onboardingData', '{"businessType":"retail","timeConsumer":"inventory"}');
  const { $answers, furthestStep } = await store();
  expect($answers.get().timeConsumer).toBe('inventory');
  expect(furthestStep()).toBe(3);
});

test.each(['', 'null', '[]', '{"businessType":"piracy"}', '{"businessType":7}'])(
  'an invalid stored value counts as unanswered: %s',
  async (text) => {
    storage.set('onboardingData', text);
    expect((await store()).furthestStep()).toBe(1);
  },
);

test('without storage the visitor still gets a result', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { answer, furthestStep } = await store();
  answer('businessType', 'other');
  answer('timeConsumer', 'other');
  answer('automationInterest', 'not-sure');
  expect(furthestStep()).toBe(4);
});

test('starting over removes the stored answers', async () => {
  const { answer, forgetAnswers, furthestStep } = await store();
  answer('businessType', 'other');
  forgetAnswers();
  expect(furthestStep()).toBe(1);
  expect(saved()).toEqual({ businessType: null, timeConsumer: null, automationInterest: null });
});
