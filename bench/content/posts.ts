import type { NewBlogPost } from '#db/schema.ts';

const WORDS =
  'order form table receipt letter chart freight clinic counter stock tenant lease quote hour desk paper mail copy invoice ledger'.split(
    ' ',
  );
const CATEGORIES = [
  'automation',
  'ai',
  'business',
  'technology',
  'industry',
  'case-study',
] as const;

/** Occurs in the title of one post in a hundred. */
export const SOME = 'telegram';
/** Occurs in no post. */
export const NONE = 'zeppelin';

/** A part of a text. A paragraph links to another page. */
interface Block {
  kind: 'paragraph' | 'heading' | 'list' | 'quote' | 'picture';
  texts: string[];
}

export type BenchArticle = NewBlogPost & { title: string; summary: string };

/** Articles of about 400 words in three sections, as editors write them. Every call returns the same ones. */
export function articles(count: number): BenchArticle[] {
  const next = sequence();
  const words = (length: number) =>
    Array.from({ length }, () => WORDS[next() % WORDS.length]).join(' ');
  const block = (kind: Block['kind'], ...lengths: number[]): Block => ({
    kind,
    texts: lengths.map((length) => `${words(length)}.`),
  });
  const section = () => [
    block('heading', 4),
    block('paragraph', 30, 20),
    block('paragraph', 25, 15),
    block('list', 8, 9),
  ];
  return Array.from({ length: count }, (_, index) => {
    const blocks = [
      ...[block('paragraph', 30, 20), ...section(), ...section(), block('quote', 15)],
      ...[block('picture', 4), ...section()],
    ];
    return {
      title: `${words(6)} ${index % 100 === 0 ? SOME : words(1)} ${index}`,
      slug: `article-${index}`,
      summary: words(18),
      content: blocks.map(htmlOf).join('\n'),
      category: CATEGORIES[next() % CATEGORIES.length] ?? 'ai',
      author: 'Ines Sandoval',
      authorTitle: 'Head of Engineering',
      readTimeMinutes: 4,
      published: true,
      createdAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000),
    };
  });
}

function htmlOf({ kind, texts: [first = '', second = ''] }: Block): string {
  return {
    paragraph: `<p>${first} <a href="/services">What we do</a>: ${second}</p>`,
    heading: `<h2>${first}</h2>`,
    list: `<ul><li>${first}</li><li>${second}</li></ul>`,
    quote: `<blockquote><p>${first}</p></blockquote>`,
    picture: `<p><img src="/covers/desk.webp" alt="${first}"></p>`,
  }[kind];
}

/** A reproducible pseudo-random sequence of integers (linear congruential generator). */
function sequence(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647);
}
