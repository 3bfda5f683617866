import { describe, expect, test } from 'vitest';
import { prices } from './prices.ts';
import { bundleOf } from '#src/domain/bundle.ts';

const { website, hosting, logo, chatbot, voiceAssistant, crm, leadEnrichment, customApi, seo } =
  prices;

describe('the discount', () => {
  test('one service gets no discount', () => {
    const { step, once, next } = bundleOf([website]);
    expect(step).toBeUndefined();
    expect(once).toEqual(website.once);
    expect(next?.percent).toBe(10);
  });

  test('two services: 10% off', () => {
    const bundle = bundleOf([website, logo]);
    expect(bundle.step?.percent).toBe(10);
    expect(bundle.list).toEqual({ from: 1800, to: 5800 });
    expect(bundle.once).toEqual({ from: 1620, to: 5220 });
    expect(bundle.next?.from).toBe(3);
  });

  test.each([
    [[website, logo, chatbot], { from: 1785, to: 5780 }],
    [[website, logo, chatbot, crm, voiceAssistant], { from: 2635, to: 9180 }],
  ])('three to five services: 15%% off', (services, once) => {
    const bundle = bundleOf(services);
    expect(bundle.step?.percent).toBe(15);
    expect(bundle.once).toEqual(once);
    expect(bundle.next).toMatchObject({ from: 6 });
  });

  test('six or more: the list price is shown, the price is agreed case by case', () => {
    const bundle = bundleOf([website, logo, chatbot, crm, voiceAssistant, customApi]);
    expect(bundle.step).toEqual({ from: 6 });
    expect(bundle.list).toEqual({ from: 4100, to: 20800, andUp: true });
    expect(bundle.once).toBeUndefined();
    expect(bundle.next).toBeUndefined();
  });
});

describe('monthly costs', () => {
  test('are separate and not discounted', () => {
    const bundle = bundleOf([website, hosting, seo]);
    expect(bundle.once).toEqual({ from: 1275, to: 4250 });
    expect(bundle.monthly).toEqual({ from: 550, to: 1700 });
  });

  test('per user are separate from the others', () => {
    const bundle = bundleOf([leadEnrichment, crm]);
    expect(bundle.monthly).toEqual({ from: 100, to: 250 });
    expect(bundle.monthlyPerUser).toEqual({ from: 199 });
  });

  test('without one-time work have no one-time price', () => {
    expect(bundleOf([hosting, seo])).not.toHaveProperty('once');
  });
});

test('nothing picked costs nothing', () => {
  expect(bundleOf([])).toEqual({ next: { from: 2, to: 2, percent: 10 } });
});

test('an open-ended price stays open-ended, in whole dollars', () => {
  expect(bundleOf([customApi, logo]).once).toEqual({ from: 1170, to: 9720, andUp: true });
});
