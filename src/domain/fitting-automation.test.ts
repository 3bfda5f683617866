import { expect, test } from 'vitest';
import { offerings } from '#src/content/automations.ts';
import {
  automationFits,
  automationInterests,
  businessTypes,
  timeConsumers,
} from '#src/content/onboarding.data.ts';
import {
  type AllAnswers,
  automationLink,
  automationPrice,
  fittingAutomation,
} from './fitting-automation.ts';

const combinations: AllAnswers[] = businessTypes.flatMap((business) =>
  timeConsumers.flatMap((time) =>
    automationInterests.map((interest) => ({
      businessType: business.value,
      timeConsumer: time.value,
      automationInterest: interest.value,
    })),
  ),
);

test('whatever is answered, an automation of the catalog is shown', () => {
  expect(combinations).toHaveLength(7 * 7 * 6);
  for (const answers of combinations) expect(offerings).toContain(fittingAutomation(answers));
});

test('every id in the lists is an automation', () => {
  const ids = offerings.map(({ id }) => id);
  for (const lists of Object.values(automationFits)) {
    for (const id of Object.values<readonly string[]>(lists).flat()) expect(ids).toContain(id);
  }
});

test.each(['businessType', 'timeConsumer', 'automationInterest'] as const)(
  'another answer to %s can give another automation',
  (question) => {
    const outcomes = new Map<string, Set<string>>();
    for (const answers of combinations) {
      const others = JSON.stringify({ ...answers, [question]: undefined });
      const found = outcomes.get(others) ?? new Set();
      outcomes.set(others, found.add(fittingAutomation(answers).id));
    }
    const changing = [...outcomes.values()].filter(({ size }) => size > 1);
    expect(changing.length).toBeGreaterThan(outcomes.size / 2);
  },
);

/** By the answers of the agency that these tests are about; another one's have other names. */
const fitting = (answers: Record<keyof AllAnswers, string>) =>
  fittingAutomation(answers as AllAnswers);

test.each([
  ['logistics', 'inventory', 'data-analysis', 'forecast-from-the-order-book'],
  ['logistics', 'data-entry', 'document', 'orders-out-of-email'],
  ['healthcare', 'scheduling', 'workflow', 'shift-swaps-by-text-message'],
  ['retail', 'customer-support', 'customer-service', 'order-status-without-a-call'],
  ['real-estate', 'document-processing', 'document', 'attachments-to-the-right-folder'],
  ['retail', 'other', 'customer-service', 'refunds-inside-the-rules'],
  ['other', 'other', 'not-sure', 'the-one-only-you-do'],
] as const)('%s, %s, %s: %s', (businessType, timeConsumer, automationInterest, id) => {
  expect(fitting({ businessType, timeConsumer, automationInterest }).id).toBe(id);
});

test('price and address are those of the catalog', () => {
  const found = fitting({
    businessType: 'logistics',
    timeConsumer: 'inventory',
    automationInterest: 'data-analysis',
  });
  expect(automationPrice(found)).toBe('$1,200-$2,500+');
  expect(automationLink(found)).toBe('/services?search=Forecast+from+the+order+book#ideas');
});
