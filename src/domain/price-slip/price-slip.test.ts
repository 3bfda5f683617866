import { expect, test } from 'vitest';
import { faultOf, isNobodys } from '../../../evals/price-slip/score.ts';
import { slipCases } from '../../../evals/price-slip/jobs.data.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { knowledge } from '../assistant/testing/talk.ts';
import { priceSlipOf } from './price-slip.ts';
import { foreignJobs } from './price-slip-cases.data.ts';

test('85 of 100 jobs in people’s own words have the right slip', () => {
  const wrong = slipCases.filter((one) => faultOf(one, priceSlipOf(knowledge, one.job)));
  expect(wrong.length / slipCases.length, wrong.map(({ job }) => job).join('\n')).toBeLessThan(0.15);
});

test('nothing has a price that is no work of ours', () => {
  const priced = slipCases.filter(isNobodys).filter(({ job }) => priceSlipOf(knowledge, job).matches.length > 0);
  expect(priced).toEqual([]);
});

test('a slip says what the catalog says of its automation', () => {
  expect(priceSlipOf(knowledge, 'we retype orders that come in by email')).toEqual({
    matches: [
      {
        automation: 'orders-out-of-email',
        title: 'Orders out of email',
        description: expect.stringMatching(/^Orders arriving as email text/),
        price: '$600-$1,200',
        weeks: '4 weeks',
        returns: '9x',
        reads: 'An order in any layout',
        gives: 'Sales order, ready to release',
      },
    ],
  });
});

test('where two may be meant, both are offered, and one word decides', () => {
  const { matches, question } = priceSlipOf(knowledge, 'invoices');
  expect(matches).toHaveLength(2);
  expect(question).toBe(`Which is closer: “${matches[0]?.title}” or “${matches[1]?.title}”?`);
});

test('what only they do is not priced before anybody has seen it', () => {
  const { matches } = priceSlipOf(knowledge, 'typing hymn numbers into the slide program each Saturday');
  expect(matches.at(-1)).toMatchObject({ automation: 'the-one-only-you-do', price: 'priced by the job' });
});

test('what is not understood is asked for, not guessed', () =>
  eachRow(
    foreignJobs,
    ([name]) => name,
    ([, job, asks = 'What comes in, and what has to come out? A few words of each are enough.']) => {
      expect(priceSlipOf(knowledge, job)).toEqual({ matches: [], question: expect.stringContaining(asks) });
    },
  ));
