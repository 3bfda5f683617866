import { expect, test } from 'vitest';
import { impact } from '#src/content/home.data.ts';
import type { IndustryAnalysis } from '#src/contracts/industry-analysis.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import * as roi from './analyze-industry.ts';
import { estimate } from './estimate.ts';
import { industries, occupations, tasks } from '#src/content/trades.ts';
import type { Industry } from '#src/trades/industry.ts';
import type { Occupation } from '#src/trades/occupations.data.ts';

const { analyzeIndustry } = roi;

function found(text: string): IndustryAnalysis {
  return succeeded(analyzeIndustry(text));
}

function analysisOf(industry: Industry): IndustryAnalysis {
  return succeeded(roi.analysisOf(industry));
}

function succeeded(analysis: ReturnType<typeof analyzeIndustry>): IndustryAnalysis {
  if ('status' in analysis) throw new Error(analysis.message);
  return analysis;
}

const nameOf = ({ name }: Industry) => name;
const middle = (amounts: number[]) => amounts.sort((a, b) => a - b)[Math.floor(amounts.length / 2)];
/** How many times its cost an analysis promises a year. */
const returnOf = (analysis: IndustryAnalysis) => {
  const { min, max } = analysis.estimated_savings_per_year_usd;
  const cost = analysis.estimated_automation_cost_usd;
  return (min + max) / (cost.min + cost.max);
};

test('there are at least 120 industries, each with an id and a name of its own, and staffed', () => {
  expect(industries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(industries.map(({ id }) => id)).size).toBe(industries.length);
  expect(new Set(industries.map(nameOf)).size).toBe(industries.length);
  return eachRow(industries, nameOf, ({ people, mix }) => {
    expect(people).toBeGreaterThan(0);
    const parts = Object.values(mix);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  });
});

test('every occupation still does the work they were hired for, and of every task some stays', () => {
  for (const { hours, title } of Object.values(occupations) as Occupation[]) {
    const spent = Object.values(hours).reduce((sum, each) => sum + each, 0);
    expect(spent, title).toBeLessThan(40);
  }
  for (const { share, title } of Object.values(tasks)) {
    expect(share.min, title).toBeGreaterThan(0);
    expect(share.min, title).toBeLessThan(share.max);
    expect(share.max, title).toBeLessThan(1);
  }
});

test('every analysis is plausible, in order, and priced from our list, with figures that follow from its assumptions', () =>
  eachRow(industries, nameOf, (industry) => {
    const analysis = analysisOf(industry);
    const { assumptions } = analysis;
    const employees = analysis.estimated_employees_replaced;
    const costUsd = analysis.estimated_automation_cost_usd;
    const savingsPerYearUsd = analysis.estimated_savings_per_year_usd;

    const { automatableShare, hourlyCostUsd } = assumptions;
    for (const { min, max } of [employees, costUsd, savingsPerYearUsd, automatableShare]) {
      expect(min).toBeGreaterThan(0);
      expect(min).toBeLessThan(max);
    }
    // Nobody's whole company goes away, nor a quarter of it.
    expect(automatableShare.max).toBeLessThan(0.25);
    expect(hourlyCostUsd).toBeGreaterThan(20);
    expect(hourlyCostUsd).toBeLessThan(100);
    // The cards of the catalog promise three to nine times the price in the first year.
    expect(returnOf(analysis)).toBeGreaterThan(1);
    expect(returnOf(analysis)).toBeLessThan(15);
    const sent: typeof assumptions = JSON.parse(JSON.stringify(assumptions));
    expect(estimate(sent)).toEqual({ employees, costUsd, savingsPerYearUsd });
  }));

test('what differs is answered differently, and in the middle as the cards promise', () => {
  const analyses = industries.map((industry) => analysisOf(industry));
  const answers = analyses.map(({ assumptions, automation_cases }) => JSON.stringify([assumptions, automation_cases]));
  expect(new Set(answers).size).toBe(industries.length);
  expect(middle(analyses.map(returnOf))).toBeGreaterThan(4);
  expect(middle(analyses.map(returnOf))).toBeLessThan(7);
});

test.each([1, 2, 3, 5])('a company of %i is promised a quarter of its people at most', (people) =>
  eachRow(industries, nameOf, (industry) => {
    const analysis = analysisOf({ ...industry, people });
    const { assumptions, automation_cases: cases } = analysis;
    expect(cases.length).toBeGreaterThanOrEqual(1);
    expect(analysis.estimated_employees_replaced.max).toBeLessThanOrEqual(people / 4);
    // Nothing can be worth more than all that they work in a year.
    const { min, max } = analysis.estimated_savings_per_year_usd;
    expect(max).toBeLessThanOrEqual((people * 48 * 40 * assumptions.hourlyCostUsd) / 4);
    expect(min).toBeLessThanOrEqual(max);
  }),
);

test('a stated company size is the one that is used', () => {
  const twelve = found('we are 12 people importing coffee and roasting it for cafes');
  expect(twelve.industry).toBe('Coffee roasters');
  expect(twelve.alternatives).toContain('Import and export companies');
  expect(twelve.assumptions.people).toBe(12);
  expect(found('mobile dog grooming, 4 people').note).toMatch(/: tasks and wages are those/);
  const trucks = found('we run 2,000 trucks');
  expect([trucks.industry, trucks.assumptions.people]).toEqual(['Trucking companies', 2500]);
  expect(trucks.note).toContain('We took 2,000 vehicles for about 2,500 people.');
  const one = found('coffee shops').assumptions.people;
  const many = found('coffee shops, 85 locations');
  expect(many.assumptions.people).toBe(85 * one);
  expect(many.note).toContain('We took 85 locations for about');
  for (const theirs of ['we clean 40 offices at night', 'truck repair: we fix 30 trucks a week']) {
    expect(found(theirs).note ?? '').not.toContain('We took');
  }
  const most = ({ estimated_savings_per_year_usd: { max } }: IndustryAnalysis) => max;
  expect(most(found('law firm, two people'))).toBeLessThan(most(found('law firm, 30 people')));
});

test('the title is the name of a trade, not a slip of the keyboard or a list', () => {
  expect(found('Plumming n heatin').industry).toBe('Plumbing companies');
  expect(found('3 CPAs, 2 admins and 4 preparers').industry).toBe('Accounting firms');
  expect(found('85 locations, coffee shops').industry).toBe('Coffee shops');
  expect(found('bee removal').industry).toBe('Bee removal');
  expect(found('cryotherapy').industry).not.toBe('Mental health practices');
});

test('a description says what it was taken for, and offers two others', () => {
  const { industry, note, alternatives } = found(
    'We keep old trucks of farmers on the road, weld what breaks and drive out when a combine stands still.',
  );
  expect(note).toContain(`We read your description as: ${industry}.`);
  expect(alternatives?.length).toBeGreaterThanOrEqual(2);
});

test('a company for which it hardly pays learns so', () => {
  const { note, ...small } = found('a bakery, just me');
  expect(small.estimated_savings_per_year_usd.max).toBeLessThan(small.estimated_automation_cost_usd.max);
  expect(note).toContain('more than a year');
});

test('a narrower trade has the figures of the wider one, and says so', () => {
  const { parent, note, industry, ...narrower } = found('mobile dog grooming');
  const { industry: name, ...wider } = found('pet groomers');
  expect(industry).toBe('Mobile dog grooming');
  expect(parent).toBe(name);
  expect(note).toMatch(/no separate figures/);
  expect(narrower).toEqual(wider);
});

test('where something else may have been meant, it is named', () => {
  expect(found('logistics').alternatives).toContain('Warehousing and fulfillment');
});

test('a text that names no industry gets help', () => {
  expect(analyzeIndustry('asdf')).toEqual({
    status: 'error',
    message: expect.stringContaining('such as Dental clinics'),
  });
  expect(analyzeIndustry('bicycle')).toEqual({
    status: 'error',
    message: 'We don’t recognize that as an industry. Did you mean Bicycle shops?',
  });
});

test('the home page says for what size of client its $4M over three years holds', () => {
  const roi = impact.lines.find(({ id }) => id === 'roi');
  expect(roi?.line).toContain('about a thousand employees');
  const netOf = (people: number) =>
    middle(
      industries
        .map((industry) => analysisOf({ ...industry, people }))
        .map(({ estimated_savings_per_year_usd: saved, estimated_automation_cost_usd: cost }) => {
          return (3 * (saved.min + saved.max) - (cost.min + cost.max)) / 2;
        }),
    );
  expect(netOf(1000)).toBeGreaterThan(4_000_000);
  expect(netOf(750)).toBeLessThan(4_000_000);
});
