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
])('no id of the %s comes twice', (_, list) => {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});
