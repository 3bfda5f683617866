import { expect, test } from 'vitest';
import { suggested, valuesOf } from './known-authors.ts';

test('a chosen author is no longer offered, unless title or picture differ', () => {
  const ines = { name: 'Ines Sandoval', title: 'Editor', imageUrl: '/media/ines.jpg' };
  expect(suggested([ines], valuesOf(ines))).toEqual([]);
  expect(suggested([ines], { ...valuesOf(ines), authorTitle: '' })).toEqual([ines]);
});
