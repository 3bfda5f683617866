import { describe, expect, it } from 'vitest';
import { cutFor, dropIndex, placeText } from './carousel-loop.ts';

describe('cutFor', () => {
  it('makes no cut while there is a slide on either side', () => {
    expect(cutFor(1, 3, 40)).toBe(0);
    expect(cutFor(36, 3, 40)).toBe(0);
  });

  it.each([
    [0, 3, 40],
    [37, 3, 40],
    [39, 1, 40],
    [7, 4, 8],
    [0, 2, 4],
  ])(
    'puts slide %i into the middle of the row (%i in view, %i in all)',
    (index, perView, total) => {
      const cut = cutFor(index, perView, total);
      const moved = (index - cut + total) % total;
      expect(moved).toBeGreaterThan(0);
      expect(moved + perView).toBeLessThan(total);
    },
  );

  it('does not cut a row that fits, or that has one slide too many', () => {
    expect(cutFor(0, 3, 3)).toBe(0);
    expect(cutFor(0, 3, 2)).toBe(0);
    expect(cutFor(1, 3, 4)).toBe(0);
  });
});

describe('dropIndex', () => {
  it('turns to the next slide after a sixth of a width', () => {
    expect(dropIndex(4.1, 1)).toBe(4);
    expect(dropIndex(4.2, 1)).toBe(5);
    expect(dropIndex(3.9, -1)).toBe(4);
    expect(dropIndex(3.8, -1)).toBe(3);
  });

  it('stops at the first slide', () => {
    expect(dropIndex(-0.4, -1)).toBe(0);
  });
});

it.each([
  [1, 3, '1–3 of 40'],
  [7, 7, '7 of 40'],
  [39, 1, '39–1 of 40'],
])('names the slides in view, %i to %i: %s', (first, last, text) => {
  expect(placeText(first, last, 40)).toBe(text);
});
