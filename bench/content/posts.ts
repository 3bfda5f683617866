import type { NewPostValues } from '#db/posts/tables.ts';
import { categoryIds } from '#src/domain/posts/categories.ts';

const WORDS =
  'order form table receipt letter chart freight clinic counter stock tenant lease quote hour desk paper mail copy invoice ledger'.split(
    ' ',
  );

/** Occurs in the title of one post in a hundred. */
export const SOME = 'telegram';
/** Occurs in no post. */
export const NONE = 'zeppelin';

const categories = categoryIds('blog');

export type BenchArticle = NewPostValues & { summary: string };

/** Articles of about 400 words in three sections, as editors write them. Every call returns the same ones. */
export function articles(count: number): BenchArticle[] {
  const next = sequence();
  const words = (length: number) => Array.from({ length }, () => WORDS[next() % WORDS.length]).join(' ');
  const text = (length: number) => `${words(length)}.`;
  const paragraph = (before: number, after: number) =>
    `<p>${text(before)} <a href="/services">What we do</a>: ${text(after)}</p>`;
  const section = () => [
    `<h2>${text(4)}</h2>`,
    paragraph(30, 20),
    paragraph(25, 15),
    `<ul><li>${text(8)}</li><li>${text(9)}</li></ul>`,
  ];
  return Array.from({ length: count }, (_, index) => {
    const blocks = [
      paragraph(30, 20),
      ...section(),
      ...section(),
      `<blockquote><p>${text(15)}</p></blockquote>`,
      `<p><img src="/covers/desk.webp" alt="${text(4)}"></p>`,
      ...section(),
    ];
    return {
      title: `${words(6)} ${index % 100 === 0 ? SOME : words(1)} ${index}`,
      slug: `article-${index}`,
      summary: words(18),
      content: blocks.join('\n'),
      category: categories[next() % categories.length] ?? '',
      author: 'Ines Sandoval',
      authorTitle: 'Head of Engineering',
      readTimeMinutes: 4,
      published: true,
      createdAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000),
    };
  });
}

/** A reproducible pseudo-random sequence of integers (linear congruential generator). */
function sequence(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647);
}
