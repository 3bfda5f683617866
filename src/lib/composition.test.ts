import { expect, test } from 'vitest';
import { isComposing } from './composition.ts';

test.each([
  ['Enter that ends a word, in Chrome and Firefox', { key: 'Enter', isComposing: true, keyCode: 229 }, true],
  ['Enter that ends a word, in Safari, after compositionend', { key: 'Enter', isComposing: false, keyCode: 229 }, true],
  ['Escape that discards a word', { key: 'Escape', isComposing: true, keyCode: 27 }, true],
  ['Enter', { key: 'Enter', isComposing: false, keyCode: 13 }, false],
  ['Escape', { key: 'Escape', isComposing: false, keyCode: 27 }, false],
])('%s', (_name, event, composing) => {
  expect(isComposing(event)).toBe(composing);
});
