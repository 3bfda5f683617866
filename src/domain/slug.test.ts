import { expect, test } from 'vitest';
import { BLOG_SLUG_LENGTH } from '#src/contracts/blog.ts';
import { slugOf, slugsOf } from './slug.ts';

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

test('a truncated slug counts characters and does not end in a hyphen', () => {
  expect(slugOf('a'.repeat(200), BLOG_SLUG_LENGTH)).toHaveLength(80);
  expect(slugOf(`${'a'.repeat(79)} tail`, BLOG_SLUG_LENGTH)).toBe('a'.repeat(79));
});

function firstThree(title: string, maxLength?: number): string[] {
  const slugs = slugsOf(title, maxLength);
  return [slugs.next(), slugs.next(), slugs.next()].map(({ value }) => value);
}

test('a slug that is taken gets a number', () => {
  expect(firstThree('Café hours')).toEqual(['cafe-hours', 'cafe-hours-2', 'cafe-hours-3']);
  expect(firstThree('🙂')).toEqual(['post', 'post-2', 'post-3']);
});

test('a number does not make a slug too long', () => {
  const [first, second] = firstThree(`${'a'.repeat(77)} bcdef`, BLOG_SLUG_LENGTH);
  expect(first).toBe(`${'a'.repeat(77)}-bc`);
  expect(second).toBe(`${'a'.repeat(77)}-2`);
  expect(firstThree('自'.repeat(200), BLOG_SLUG_LENGTH)[1]).toBe(`${'自'.repeat(78)}-2`);
});
