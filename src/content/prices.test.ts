import { expect, test } from 'vitest';
import {
  bundleDiscounts,
  bundleSizeText,
  discountText,
  durations,
  priceText,
  prices,
  spanAdjective,
  spanText,
  supportPeriods,
  type PriceKey,
} from './prices.ts';

test('every price is formatted as agreed', () => {
  const texts: Record<PriceKey, string> = {
    simple: '$300-$600',
    moderate: '$600-$1,200',
    advanced: '$1,200-$2,500+',
    website: '$1,500-$5,000',
    hosting: '$50-$200/month',
    logo: '$300-$800',
    chatbot: '$300-$1,000',
    voiceAssistant: '$500-$2,000 setup plus $100-$300/month',
    crm: '$500-$2,000 plus $100-$250/month',
    leadEnrichment: '$199 per user per month',
    customApi: '$1,000-$10,000+',
    seo: '$500-$1,500/month',
    designWork: '$1,500-$8,000',
    automationWork: '$500-$5,000+',
    crmWork: '$800-$3,500',
    developmentWork: '$2,000-$15,000+',
    starter: '$1,500+',
    business: '$3,500+',
    enterprise: 'Custom',
    analytics: '$200-$800',
    training: '$100-$500',
  };
  const printed = Object.entries(prices).map(([key, price]) => [key, priceText(price)]);
  expect(Object.fromEntries(printed)).toEqual(texts);
});

test('every duration is formatted as agreed', () => {
  const printed = Object.values(durations).map(spanText);
  expect(printed).toEqual([
    '1-2 weeks',
    '2-4 weeks',
    '4-8 weeks',
    '2-6 weeks',
    '1-8 weeks',
    '2-5 weeks',
    '4-12 weeks',
  ]);
});

test('support periods are formatted as nouns and as adjectives', () => {
  expect(spanText(supportPeriods.any)).toBe('30-180 days');
  expect(spanAdjective(supportPeriods.starter)).toBe('30-day');
  expect(spanAdjective(supportPeriods.business)).toBe('90-day');
  expect(spanAdjective(supportPeriods.enterprise)).toBe('6-month');
});

test('bundle steps have no gaps and are formatted as agreed', () => {
  expect(bundleDiscounts.map((step) => `${bundleSizeText(step)}: ${discountText(step)}`)).toEqual([
    '2 services: 10% off',
    '3-5 services: 15% off',
    '6 or more services: custom pricing',
  ]);
  for (const [index, step] of bundleDiscounts.entries()) {
    expect(bundleDiscounts[index + 1]?.from).toBe(step.to === undefined ? undefined : step.to + 1);
  }
});
