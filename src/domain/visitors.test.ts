/** What visitors get for what they choose and send: a bundle's price, an automation that fits, a receipt. */
import { expect, test } from 'vitest';
import { offerings } from '#src/content/automations.ts';
import { automationFits, automationInterests, businessTypes, timeConsumers } from '#src/content/onboarding.data.ts';
import { type Price, prices } from '#src/content/prices.ts';
import { bundleOf } from './bundle.ts';
import { contactReceipt } from './contact-receipt.ts';
import { contactReference } from './contact-reference.ts';
import { type AllAnswers, fittingAutomation, recommend } from './fitting-automation.ts';

type Service =
  | 'website'
  | 'hosting'
  | 'logo'
  | 'chatbot'
  | 'voiceAssistant'
  | 'crm'
  | 'leadEnrichment'
  | 'customApi'
  | 'seo';
/** Of the agency that these tests are about; another one's have other names. */
const demo = prices as unknown as Record<Service, Price>;
const { website, hosting, logo, chatbot, voiceAssistant, crm, leadEnrichment, customApi, seo } = demo;

test.each([
  ['one: no discount', [website], undefined, website.once, 2],
  ['three: 15% off', [website, logo, chatbot], 15, { from: 1785, to: 5780 }, 6],
  ['one of no fixed price', [customApi, logo], 10, { from: 1170, to: 9720, andUp: true }, 3],
] as const)('services ordered together, %s', (_, services, percent, once, nextFrom) => {
  const bundle = bundleOf(services);
  expect(bundle.step?.percent).toBe(percent);
  expect(bundle.once).toEqual(once);
  expect(bundle.next?.from).toBe(nextFrom);
});

test('from six services on the list price is shown, and the price is agreed case by case', () => {
  const bundle = bundleOf([website, logo, chatbot, crm, voiceAssistant, customApi]);
  expect(bundle).toMatchObject({ step: { from: 6 }, list: { from: 4100, to: 20800, andUp: true } });
  expect(bundle.once).toBeUndefined();
  expect(bundle.next).toBeUndefined();
});

test('monthly costs are never discounted, those per user are separate, and nothing costs nothing', () => {
  expect(bundleOf([website, hosting, seo])).toMatchObject({
    once: { from: 1275, to: 4250 },
    monthly: { from: 550, to: 1700 },
  });
  expect(bundleOf([leadEnrichment, crm])).toMatchObject({
    monthly: { from: 100, to: 250 },
    monthlyPerUser: { from: 199 },
  });
  expect(bundleOf([hosting, seo]).once).toBeUndefined();
  expect(bundleOf([])).toEqual({ next: { from: 2, to: 2, percent: 10 } });
});

const combinations: AllAnswers[] = businessTypes.flatMap((business) =>
  timeConsumers.flatMap((time) =>
    automationInterests.map((interest) => ({
      businessType: business.value,
      timeConsumer: time.value,
      automationInterest: interest.value,
    })),
  ),
);

test('whatever is answered, an automation of the catalog is shown, and every list names only such', () => {
  expect(combinations).toHaveLength(7 * 7 * 6);
  for (const answers of combinations) expect(offerings).toContain(fittingAutomation(answers));
  const ids = offerings.map(({ id }) => id);
  for (const lists of Object.values(automationFits)) {
    expect(ids).toEqual(expect.arrayContaining(Object.values<readonly string[]>(lists).flat()));
  }
});

test.each(['businessType', 'timeConsumer', 'automationInterest'] as const)(
  'another answer to %s can give another automation',
  (question) => {
    const outcomes = Map.groupBy(combinations, (answers) => JSON.stringify({ ...answers, [question]: undefined }));
    const changing = [...outcomes.values()].filter((group) => new Set(group.map(fittingAutomation)).size > 1);
    expect(changing.length).toBeGreaterThan(outcomes.size / 2);
  },
);

/** By the answers of the agency that these tests are about; another one's have other names. */
const fitting = (businessType: string, timeConsumer: string, automationInterest: string) =>
  fittingAutomation({ businessType, timeConsumer, automationInterest } as AllAnswers);

test.each([
  ['healthcare', 'scheduling', 'workflow', 'shift-swaps-by-text-message'],
  ['other', 'other', 'not-sure', 'the-one-only-you-do'],
])('%s, %s, %s: %s', (business, time, interest, id) => {
  expect(fitting(business, time, interest).id).toBe(id);
});

test('the recommendation follows the table of the specification, and is custom beyond it', () => {
  const table: Record<string, [string, string]> = {
    'real-estate-document-processing': ['Real Estate Document Automation', '/signal-board'],
    'real-estate-scheduling': ['Real Estate Appointment Scheduler', '/case-study'],
    'logistics-data-entry': ['Logistics Data Integration', '/signal-board'],
    'logistics-inventory': ['Supply Chain Optimization', '/case-study'],
    'healthcare-scheduling': ['Patient Scheduling Automation', '/signal-board'],
    'healthcare-document-processing': ['Medical Document Processing', '/signal-board'],
  };
  for (const { businessType, timeConsumer } of combinations) {
    const { title, link } = recommend(businessType, timeConsumer);
    const pair = `${businessType}-${timeConsumer}`;
    const custom = ['Custom Automation Solution', '/signal-board'];
    expect([title, link], pair).toEqual(table[pair] ?? custom);
  }
});

const sent = new Date('2027-03-08T15:00:00Z');

test('a receipt names the sender, the first line of the message, the answer and the number', () => {
  const lead = { name: 'Ada Park', message: '\nWe type invoices twice.\nEvery Friday.', id: 17 };
  expect(contactReceipt(lead, sent)).toEqual([
    ['From', 'Ada Park'],
    ['About', 'We type invoices twice.'],
    ['Answer by', 'Wednesday, March 10, 2027 at 5:00 PM CST'],
    ['Reference', contactReference(17)],
  ]);
  const long = { name: 'Ada', message: 'We copy orders '.repeat(20) };
  const [, [, task] = [], ...rest] = contactReceipt(long, sent);
  expect(task).toMatch(/^We copy orders .{60,75}…$/);
  expect(rest.map(([label]) => label)).toEqual(['Answer by']);
});

test('a reference is short, of its own, and no counter', () => {
  const references = Array.from({ length: 5000 }, (_, index) => contactReference(index + 1));
  expect(new Set(references).size).toBe(references.length);
  for (const reference of references) expect(reference).toMatch(/^[\dA-HJKMNP-TV-Z]{5}$/);
  const next = references.slice(1).filter((reference, index) => reference[0] === references[index]?.[0]);
  expect(next).toEqual([]);
  expect(references.slice(0, 3).toSorted()).not.toEqual(references.slice(0, 3));
});
