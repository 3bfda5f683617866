import { expect, test } from 'vitest';
import { blogPost } from '#src/contracts/blog.ts';
import { signalBoardPost } from '#src/contracts/signal-board.ts';
import { categoryIds } from '#src/domain/posts/categories.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { BANNED } from '#src/lib/testing/plain-words.ts';
import { offerings } from '#src/content/automations.ts';
import { articleQuotes } from '#src/content/home.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { projects } from '#src/content/projects.ts';
import { team } from '#src/content/team.data.ts';
import { demoArticles as blog, demoSignals as signalBoard } from '#src/domain/posts/demo.ts';
import { renderHtml, renderMarkdown } from '#src/domain/render/render.ts';
import { nodesOf, textOf as plainTextOf } from '#src/domain/render/testing/unsafe-parts.ts';

function published<Post extends { published: boolean }>(board: readonly Post[]): Post[] {
  return board.filter((post) => post.published);
}
const posts = [
  ...blog.map((post) => ({ ...post, lede: post.summary, html: renderHtml(post.content) })),
  ...signalBoard.map((post) => ({
    ...post,
    lede: post.description,
    html: renderMarkdown(post.content ?? ''),
  })),
];

test('each board has a dozen posts and a draft, newest first, with weekends between them', () => {
  for (const board of [blog, signalBoard] as const) {
    const days = published<(typeof board)[number]>(board).map(({ daysAgo }) => daysAgo);
    expect(days.length).toBeGreaterThanOrEqual(12);
    expect(board.length - days.length).toBe(1);
    // Moving one from a Sunday to the Friday before it must not change the order.
    for (const [index, day] of days.slice(1).entries()) {
      expect(day - (days[index] ?? 0)).toBeGreaterThan(2);
    }
    expect(new Set(board.map(({ slug }) => slug)).size).toBe(board.length);
  }
});

test('every category has something, and some of the board comes from elsewhere', () => {
  const categories = (board: readonly { category: string; published: boolean }[]) =>
    new Set(published(board).map(({ category }) => category)).size;
  expect([categories(blog), categories(signalBoard)]).toEqual([6, 5]);
  expect(signalBoard.filter(({ url }) => url?.startsWith('https://')).length).toBeGreaterThan(2);
});

test('an article is signed by someone who works here, and most of them have written one', () => {
  const names = new Set(blog.map(({ author }) => author));
  for (const name of names) expect(team.map((member) => member.name)).toContain(name);
  expect(names.size).toBeGreaterThanOrEqual(7);
});

test('an admin could have sent each of them', () => {
  for (const post of blog) expect(blogPost(categoryIds('blog')).safeParse(post).error?.issues).toBeUndefined();
  for (const post of signalBoard) {
    expect(signalBoardPost(categoryIds('signal-board')).safeParse(post).error?.issues).toBeUndefined();
  }
});

test('articles have the length of an article, playbooks that of a card', () => {
  for (const { html, slug, ...post } of published(posts)) {
    const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
    const [least, most] = 'summary' in post ? [490, 900] : [150, 400];
    if (words.length === 0 && 'url' in post) continue;
    expect(words.length, slug).toBeGreaterThanOrEqual(least);
    expect(words.length, slug).toBeLessThanOrEqual(most);
  }
  // Search results show the whole description.
  for (const { metaDescription, slug } of blog) {
    expect(metaDescription.length, slug).toBeGreaterThan(70);
    expect(metaDescription.length, slug).toBeLessThanOrEqual(160);
  }
});

const elementsOf = (html: string) => nodesOf(html).filter((node) => 'tagName' in node);

/** Without what is set as code, which may hold any sign. */
const textOf = (html: string) => plainTextOf(html.replace(/<code\b[^]*?<\/code>/g, ''));

const slugOf = ({ slug }: { slug: string }) => slug;

test('each is written plainly, in the typography of the site', () =>
  eachRow(posts, slugOf, (post) => {
    const prose = [post.title, post.lede, textOf(post.html)].join('\n');
    expect(prose).not.toMatch(BANNED);
    expect(prose).not.toContain('!');
    expect(prose, 'use ’ and “”').not.toMatch(/['"]/);
  }));

test('each keeps everything that was written when it is sanitized', () =>
  eachRow(posts, slugOf, (post) => {
    const elements = elementsOf(post.html);
    // Markdown has been through the renderer's own parser; HTML is compared with what was typed.
    const typed = 'summary' in post ? elementsOf(post.content) : elements;
    expect(elements.map(({ tagName }) => tagName)).toEqual(typed.map(({ tagName }) => tagName));
    const levels = elements.flatMap(({ tagName }) => /^h(\d)$/.exec(tagName)?.[1] ?? []);
    for (const level of levels) expect(['2', '3']).toContain(level);
  }));

/** Addresses of this site that a text may link to. */
const addresses = new Set([
  '/',
  '/trust',
  '/privacy-policy',
  '/terms-of-service',
  ...Object.keys(pageMeta),
  ...projects.map(({ slug }) => `/${slug}`),
  ...published(blog).map(({ slug }) => `/blog/${slug}`),
  ...published(signalBoard).map(({ slug }) => `/signal-board/${slug}`),
]);
const ideas = new Set(offerings.map(({ title }) => title));

test('each links to what it names, and all that it links to is there', () =>
  eachRow(posts, slugOf, (post) => {
    const links = [...post.html.matchAll(/ href="(\/[^"]*)"/g)];
    const own = links.map(([, href = '']) => new URL(href, 'https://site.example'));
    if (post.published && post.html) expect(own.length).toBeGreaterThan(0);
    for (const { pathname, searchParams } of own) {
      expect([...addresses]).toContain(pathname);
      const idea = searchParams.get('search');
      if (idea) expect([...ideas]).toContain(idea);
    }
  }));

test('home quotes the articles to the letter', () => {
  for (const { text, title, by, href } of Object.values(articleQuotes)) {
    const article = published(blog).find(({ slug }) => href === `/blog/${slug}`);
    expect(article).toMatchObject({ title, author: by });
    expect(plainTextOf(article?.content ?? '')).toContain(text);
  }
});
