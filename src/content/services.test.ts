import { expect, test } from 'vitest';
import { addOns } from './add-ons.data.ts';
import { packages } from './packages.data.ts';
import { serviceCategories } from './service-categories.data.ts';
import { servicesFaq } from './services-faq.ts';
import { bundles, complexityGuide, popularServices } from './services.ts';

test('nine popular services at their prices', () => {
  expect(popularServices.map(({ title, priceRange }) => [title, priceRange])).toEqual([
    ['Website', '$1,500-$5,000'],
    ['Hosting & Maintenance', '$50-$200/month'],
    ['Logo Design', '$300-$800'],
    ['AI Chatbot', '$300-$1,000'],
    ['AI Voice Assistant', '$500-$2,000 setup plus $100-$300/month'],
    ['CRM Setup', '$500-$2,000 plus $100-$250/month'],
    ['Lead Enrichment', '$199 per user per month'],
    ['Custom API Integration', '$1,000-$10,000+'],
    ['SEO', '$500-$1,500/month'],
  ]);
});

test('three sizes of build', () => {
  expect(complexityGuide.map(({ title, price, time }) => [title, price, time])).toEqual([
    ['Simple', '$300-$600', '1-2 weeks'],
    ['Moderate', '$600-$1,200', '2-4 weeks'],
    ['Advanced', '$1,200-$2,500+', '4-8 weeks'],
  ]);
});

test('the bundle scheme', () => {
  expect(bundles.steps).toEqual([
    { services: '2 services', discount: '10% off' },
    { services: '3-5 services', discount: '15% off' },
    { services: '6 or more services', discount: 'custom pricing' },
  ]);
});

test('four categories at their prices and timelines', () => {
  expect(serviceCategories.map(({ id, pricing, timeline }) => [id, pricing, timeline])).toEqual([
    ['design', '$1,500-$8,000', '2-6 weeks'],
    ['automation', '$500-$5,000+', '1-8 weeks'],
    ['crm', '$800-$3,500', '2-5 weeks'],
    ['development', '$2,000-$15,000+', '4-12 weeks'],
  ]);
});

test('three packages, the middle one flagged, each with its support', () => {
  expect(packages.map(({ name, price, popular }) => [name, price, popular])).toEqual([
    ['Starter', '$1,500+', false],
    ['Business', '$3,500+', true],
    ['Enterprise', 'Custom', false],
  ]);
  expect(packages.map(({ features }) => features.at(-1))).toEqual([
    '30-day support',
    '90-day support',
    '6-month support, extended hours',
  ]);
});

test('six add-ons, analytics and training at their prices', () => {
  expect(addOns).toHaveLength(6);
  expect(addOns.slice(0, 2).map(({ priceRange }) => priceRange)).toEqual([
    '$200-$800',
    '$100-$500',
  ]);
});

test('six questions', () => {
  expect(servicesFaq).toHaveLength(6);
});

test.each([
  ['services', popularServices],
  ['categories', serviceCategories],
  ['packages', packages],
  ['add-ons', addOns],
])('no id of the %s comes twice', (_, list) => {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});
