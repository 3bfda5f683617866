import { expect, test } from 'vitest';
import { BLOG_SLUG_LENGTH, slugOf } from './slug.ts';

test.each([
  ['The Invoice That Was Typed Five Times', 'the-invoice-that-was-typed-five-times'],
  ['What’s next? AI & ML, in 2026!', 'whats-next-ai-ml-in-2026'],
  ['snake_case  and --- hyphens', 'snake_case-and-hyphens'],
  ['  padded - ', 'padded'],
  ['Café Zürich, ¡olé!', 'cafe-zurich-ole'],
  ['Автоматизация склада', 'автоматизация-склада'],
  ['自動化 101', '自動化-101'],
  ['हिन्दी', 'हिन्दी'],
  ['🙂!?', ''],
])('%s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a cut slug counts characters and does not end in a hyphen', () => {
  expect(slugOf('a'.repeat(200), BLOG_SLUG_LENGTH)).toHaveLength(80);
  expect(slugOf(`${'a'.repeat(79)} tail`, BLOG_SLUG_LENGTH)).toBe('a'.repeat(79));
});
