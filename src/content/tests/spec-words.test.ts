import { expect, test } from 'vitest';
import { chatWords } from '../chat.data.ts';
import { contactTabs, partnershipTypes, supportFaq } from '../contact.data.ts';
import { privacyPolicy } from '../legal/privacy-policy.data.ts';
import { termsOfService } from '../legal/terms-of-service.data.ts';
import { headerItems } from '../navigation.data.ts';
import { spanText } from '../prices.ts';
import { serviceCategories } from '../service-categories.data.ts';
import { marketing } from '../services-pages.data.ts';
import { specWords } from './spec-words-cases.data.ts';

const crm = serviceCategories.find(({ title }) => title === 'CRM & Integrations');

// Journeys find buttons and windows by these words, whatever they are; the specification says what they are.
test.each([
  ...specWords,
  [contactTabs.map(({ label }) => label).join(), 'Sales,Partnerships,Support'],
  [Object.values(marketing.categoryLists).join(), 'Included services,Key features,Benefits,Project examples'],
  [crm?.pricing, '$800-$3,500'],
  [crm && spanText(crm.timeline), '2-5 weeks'],
  [headerItems.map(({ label }) => label).join(), 'Services,Process,Analysis,Insights,Contact'],
])('%s', (words, expected) => {
  expect(words).toBe(expected);
});

test('the assistant introduces itself, and the contact page promises and offers what it must', () => {
  expect(chatWords.greeting).toMatch(/identify automation opportunities.*free consultation/s);
  const answers = supportFaq.map(({ answer }) => answer).join(' ');
  expect(answers).toContain('within 24 business hours');
  expect(answers).toContain('Chat is available 24/7');
  expect(partnershipTypes.map(({ title }) => title)).toEqual([
    'Technology partners',
    'Referral partners',
    'Service partners',
  ]);
});

test.each([
  [privacyPolicy, 'children', 'children under 13'],
  [termsOfService, 'liability', 'the amount paid by you to us in the 3 months preceding'],
  [termsOfService, 'disputes', 'binding arbitration in Austin, Texas'],
])('$0.title, $1: $2', ({ clauses }, id, text) => {
  expect(clauses.find((clause) => clause.id === id)?.paragraphs.join(' ')).toContain(text);
});
