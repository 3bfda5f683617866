import { describe, expect, it } from 'vitest';
import { placeText } from './carousel-place.ts';

describe('placeText', () => {
  it('names the slides in view', () => {
    expect(placeText(1, 3, 40)).toBe('1–3 of 40');
    expect(placeText(7, 7, 40)).toBe('7 of 40');
    expect(placeText(39, 1, 40)).toBe('39–1 of 40');
  });
});
