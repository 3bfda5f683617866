import { expect, test } from 'vitest';
import { closingCall, figureText, fourSteps, hero, homeFaq, impact, stats } from './home.ts';

test('the hero says what it sells', () => {
  expect(hero).toMatchObject({
    badge: 'AI-Powered Automation',
    title: 'We Automate the Busywork',
    listButton: 'See 40 automations',
  });
});

test('the claims are the stated ones', () => {
  expect(stats.map(({ figure, claim }) => `${figureText(figure)} ${claim}`)).toEqual([
    '67% of companies use AI tools in daily operations',
    '41% less time on repetitive work',
    '80% of executives say automation is a competitive edge',
  ]);
  expect(impact.lines.map(({ figure, label }) => `${figureText(figure)} ${label}`)).toEqual([
    '2-3x team output',
    '$4M+ average ROI over 3 years',
    '72% small business growth',
  ]);
  expect(`${figureText(closingCall.figure)} ${closingCall.claim}`).toBe(
    '96% implementation success rate',
  );
});

test('four steps in order, the last marked as such, all on the rail', () => {
  const { steps, weeksShown } = fourSteps;
  expect(steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Discovery & Analysis',
    '2 Solution Design',
    '3 Implementation',
    '4 Optimization & Support',
  ]);
  expect(steps.map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
  for (const { weeks } of steps) {
    expect(weeks.least).toBeLessThanOrEqual(weeks.most);
    expect(weeks.first + weeks.most - 1).toBeLessThanOrEqual(weeksShown);
  }
});

test('four questions', () => {
  expect(homeFaq).toHaveLength(4);
});
