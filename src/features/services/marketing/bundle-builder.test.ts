import { expect, test } from 'vitest';
import { popularServices } from '#src/domain/services.ts';
import { bundleOf } from '#src/domain/bundle.ts';
import { aboutBundle, statusOf, totalsOf } from './bundle-builder.ts';

const pick = (...ids: string[]) => {
  const services = popularServices.filter(({ id }) => ids.includes(id));
  return bundleOf(services.map(({ price }) => price));
};

test('per-user costs are separate, and two services are a bundle although nothing is built', () => {
  expect(totalsOf(pick('hosting', 'lead-enrichment'))).toEqual({
    list: '$0',
    discount: '10% off',
    once: '$0',
    monthly: '$50-$200 plus $199 per user',
  });
});

test('from six services on the price is agreed case by case', () => {
  const all = pick(...popularServices.map(({ id }) => id));
  expect(totalsOf(all)).toMatchObject({ discount: 'Custom pricing', once: 'Custom' });
});

test('the status shows the current discount and the next one', () => {
  expect(statusOf(1, pick('logo'))).toBe('1 service picked. Add 1 more for 10% off.');
  expect(statusOf(2, pick('logo', 'seo'))).toBe('2 services: 10% off. Add 1 more for 15% off.');
  expect(statusOf(4, pick('logo', 'seo', 'crm', 'chatbot'))).toBe(
    '4 services: 15% off. Add 2 more and we’ll price it for you.',
  );
  expect(statusOf(9, pick(...popularServices.map(({ id }) => id)))).toBe('9 services: custom pricing.');
});

test('the subject names every service and fits its field of 200 characters', () => {
  expect(aboutBundle([], pick())).toBe('');
  expect(aboutBundle(['Website'], pick('website'))).toBe('Bundle: Website');
  const titles = popularServices.map(({ title }) => title);
  const about = aboutBundle(titles, pick(...popularServices.map(({ id }) => id)));
  expect(about).toMatch(/^Bundle: Website, .*SEO \(6 or more services, custom pricing\)$/);
  expect(about.length).toBeLessThanOrEqual(200);
});
