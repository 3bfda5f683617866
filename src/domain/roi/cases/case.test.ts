import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { analysisOf } from '../analyze-industry.ts';
import { candidates } from '../automations.ts';
import { industries } from '#src/content/trades.ts';
import { caseText } from './case.ts';

const texts = industries.flatMap(({ cases, id }) =>
  Object.values(cases)
    .flat()
    .map((text) => ({ text, id })),
);

/** Says nothing about any trade. */
const GENERIC =
  /\b(?:streamlin|seamless|leverag|optimi[sz]|empower|AI-powered|cutting-edge|real[- ]time|end-to-end|workflow|solution|boost|enhanc|automat(?!ic transmission)|efficien|save time|and more|etc)/i;

test('every industry has four or more cases of its own, and the catalog does them', () =>
  eachRow(
    industries,
    ({ name }) => name,
    (industry) => {
      const known = Object.values(industry.cases).flat();
      expect(known.length).toBeGreaterThanOrEqual(4);
      expect(known.length).toBeLessThanOrEqual(7);
      const analysis = analysisOf(industry);
      if ('status' in analysis) throw new Error(analysis.message);
      const { cases = [], automation_cases: lines } = analysis;
      expect(cases.length).toBeGreaterThanOrEqual(4);
      expect(cases.length).toBeLessThanOrEqual(5);
      expect(lines).toEqual(cases.map(caseText));
      const titles = candidates.map(({ title }) => title);
      expect(new Set(cases.map(({ automation }) => automation)).size).toBe(cases.length);
      for (const { automation } of cases) expect(titles).toContain(automation);
    },
  ));

test('every case is one title and one sentence, in plain words', () =>
  eachRow(
    texts,
    ({ id, text }) => `${id}: ${text}`,
    ({ text }) => {
      expect(text.split(': ')).toHaveLength(2);
      expect(text).toMatch(/^[A-Z\d].{5,59}: \S.{14,119}[^.]$/);
      expect(text).not.toMatch(GENERIC);
      expect(text).not.toMatch(/["'—–]|\s{2}/);
    },
  ));

test('no title and no sentence serves two industries', () => {
  for (const part of [0, 1]) {
    const parts = texts.map(({ text }) => text.split(': ')[part]?.toLowerCase());
    expect(parts.filter((one, place) => parts.indexOf(one) !== place)).toEqual([]);
  }
});

test('a catalog of six automations does the cases that it can, and never fails', () => {
  const six = [
    { id: 'a', title: 'Calls to the clinic', task: 'phoneCalls' as const },
    { id: 'b', title: 'Rota by text', task: 'rosters' as const },
    { id: 'c', title: 'Bookings', task: 'appointments' as const },
    { id: 'd', title: 'Stock watch', task: 'stock' as const },
    { id: 'e', title: 'Papers', task: 'filing' as const },
    { id: 'f', title: 'Reviews', task: 'feedback' as const },
  ].map((one) => ({ ...one, price: { once: { from: 500, to: 900 } }, reach: 0.35 }));
  for (const industry of industries) {
    const analysis = analysisOf(industry, six);
    if ('status' in analysis) throw new Error(`${industry.name}: ${analysis.message}`);
    const titles = six.map(({ title }) => title);
    for (const { automation } of analysis.cases ?? []) expect(titles).toContain(automation);
    expect(analysis.automation_cases.length).toBeGreaterThan(0);
  }
  const [dental] = industries;
  expect(dental && analysisOf(dental, [])).toMatchObject({ status: 'error' });
});
