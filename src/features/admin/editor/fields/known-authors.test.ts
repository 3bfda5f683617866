import { expect, test } from 'vitest';
import { suggested, valuesOf } from './known-authors.ts';

const ines = { name: 'Ines Sandoval', title: 'Editor', imageUrl: '/media/ines.jpg' };
const tomasz = { name: 'Tomasz Zieliński', title: null, imageUrl: null };
const known = [ines, tomasz];
const empty = { author: '', authorTitle: '', authorImageUrl: '' };

test('everybody is offered until something is typed, then who fits', () => {
  expect(suggested(known, empty)).toEqual(known);
  expect(suggested(known, { ...empty, author: 'zie' })).toEqual([tomasz]);
  expect(suggested(known, { ...empty, author: 'Somebody else' })).toEqual([]);
});

test('a chosen author is no longer offered, unless title or picture differ', () => {
  expect(suggested(known, valuesOf(ines))).toEqual([]);
  expect(suggested(known, { ...empty, author: 'Ines Sandoval' })).toEqual([ines]);
});
