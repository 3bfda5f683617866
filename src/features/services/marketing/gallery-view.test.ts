import { expect, test } from 'vitest';
import { galleryIdeas } from '#src/domain/gallery.ts';
import { galleryView } from './gallery-view.ts';

const complexities = galleryIdeas.map(({ complexity }) => complexity);

test('six of 41 at first, then all, then six again', () => {
  const folded = galleryView(complexities, 'All', false);
  expect([...folded.shown]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(folded.toggle).toBe('Show More (35 more)');
  const whole = galleryView(complexities, 'All', true);
  expect(whole.shown.size).toBe(41);
  expect(whole.toggle).toBe('Show Less');
});

test.each(['Simple', 'Moderate', 'Advanced'] as const)('%s shows only matching ideas', (choice) => {
  const { shown } = galleryView(complexities, choice, true);
  expect(shown.size).toBeGreaterThan(0);
  for (const place of shown) expect(complexities[place]).toBe(choice);
});

test('no button if there are only six', () => {
  const few = ['Simple', 'Simple', 'Moderate'];
  expect(galleryView(few, 'Simple', false).toggle).toBeUndefined();
  expect(galleryView(Array(6).fill('Simple'), 'All', false).toggle).toBeUndefined();
  expect(galleryView(Array(7).fill('Simple'), 'All', false).toggle).toBe('Show More (1 more)');
});
