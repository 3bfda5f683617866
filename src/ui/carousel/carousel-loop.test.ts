import { describe, expect, it } from 'vitest';
import { cutFor, dropIndex, placeText } from './carousel-loop.ts';

describe('cutFor', () => {
  it.each([
    [0, 3, 40],
    [37, 3, 40],
    [39, 1, 40],
    [7, 4, 8],
    [0, 2, 4],
  ])('puts slide %i into the middle of the row (%i in view, %i in all)', (index, perView, total) => {
    const cut = cutFor(index, perView, total);
    const moved = (index - cut + total) % total;
    expect(moved).toBeGreaterThan(0);
    expect(moved + perView).toBeLessThan(total);
  });

  it.each([
    [1, 3, 40],
    [36, 3, 40],
    [0, 3, 2],
    [1, 3, 4],
  ])('makes no cut at %i with %i in view of %i: it is needless, or no help', (...row) => {
    expect(cutFor(...row)).toBe(0);
  });
});

it.each([
  [4.1, 1, 4],
  [4.2, 1, 5],
  [3.9, -1, 4],
  [3.8, -1, 3],
  [-0.4, -1, 0],
] as const)('a drag to %f, towards %i, ends at slide %i', (offset, towards, slide) => {
  expect(dropIndex(offset, towards)).toBe(slide);
});

it.each([
  [1, 3, '1–3 of 40'],
  [7, 7, '7 of 40'],
  [39, 1, '39–1 of 40'],
])('names the slides in view, %i to %i: %s', (first, last, text) => {
  expect(placeText('{place} of {total}', first, last, 40)).toBe(text);
});
