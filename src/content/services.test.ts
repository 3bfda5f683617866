import { expect, test } from 'vitest';
import { addOns } from './add-ons.data.ts';
import { packages } from './packages.data.ts';
import { serviceCategories } from './service-categories.data.ts';
import { popularServices } from './services.ts';

test.each([
  ['services', popularServices],
  ['categories', serviceCategories],
  ['packages', packages],
  ['add-ons', addOns],
])('the ids of the %s are unique', (_, list) => {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});
