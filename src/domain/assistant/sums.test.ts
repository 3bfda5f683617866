import { describe, expect, test } from 'vitest';
import { talk } from './testing/talk.ts';

test.each([
  [
    'How much is lead enrichment for 8 of us for a year?',
    'Over 12 months that is **$19,104** for 8 users.',
  ],
  ['What would lead enrichment cost for five reps?', 'That is **$995/month** for 5 users.'],
  ['What does hosting cost per year?', 'Over 12 months that is **$600-$2,400**.'],
  [
    'Price of the AI voice assistant over two years?',
    'Over 24 months that is **$2,900-$9,200**, the build included.',
  ],
])('%s', (question, sum) => {
  expect(talk(question)).toContain(sum);
});

test('a sum follows what was spoken of', () => {
  expect(talk('How much is lead enrichment?', 'And for 20 people for 6 months?')).toContain(
    '**$23,880**',
  );
});

describe('several services', () => {
  const builds = '15% off the builds: **$1,955-$6,630 plus $600-$1,750/month**';

  test.each([
    'website, logo, CRM and SEO',
    'How much discount do I get for website, logo, CRM and SEO?',
    'what would a website, a logo, a CRM and SEO cost together, and is there a discount?',
  ])('all count towards the discount: %s', (message) => {
    const said = talk(message);
    for (const name of ['Website', 'Logo Design', 'CRM Setup', 'SEO']) {
      expect(said).toContain(`**${name}**`);
    }
    expect(said).toContain(builds);
  });

  test.each(['hosting and SEO', 'is there a discount for hosting and SEO?'])(
    'without a build are a bundle as well: %s',
    (message) => {
      const said = talk(message);
      expect(said).toContain('a bundle of 2 services, 10% off the builds');
      expect(said).toContain('monthly prices are not discounted: **$550-$1,700/month**');
      expect(said).not.toMatch(/\bnone\b/i);
    },
  );

  test('from six on have a price of their own', () => {
    expect(talk('website, logo, hosting, SEO, a chatbot and a voice assistant')).toContain(
      'a bundle of 6 or more services, with **custom pricing**',
    );
  });
});
