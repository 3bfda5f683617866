import { expect, test } from 'vitest';
import { blogPost } from '#src/contracts/blog.ts';
import { signalBoardPost } from '#src/contracts/signal-board.ts';
import { categoryIds } from '#src/domain/posts/categories.ts';
import { demoArticles, demoSignals } from '#src/domain/posts/demo.ts';
import { offerings } from '../automations.ts';
import { furtherLegal } from '../legal/further.data.ts';
import { pageMeta } from '../page-meta.data.ts';
import { projects } from '../projects.ts';
import { services } from '../services.data.ts';
import { site } from '../site.ts';

test.each(Object.entries(pageMeta))('%s fits a search result', (_, { title, description }) => {
  expect(title).not.toBe('');
  expect(description.length).toBeLessThanOrEqual(160);
});

test('every automation, service, project and legal text has an address of its own', () => {
  const slugs = [...projects, ...furtherLegal].map(({ slug }) => `/${slug}`);
  const paths = [...slugs, ...Object.keys(pageMeta)];
  expect(new Set(paths).size).toBe(paths.length);
  for (const list of [offerings, services]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});

test.each(offerings)('$id fits its card', ({ title, description, takes, gives }) => {
  expect(title.length).toBeLessThanOrEqual(32);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(takes.length).toBeLessThanOrEqual(34);
  expect(gives.length).toBeLessThanOrEqual(34);
});

test('closed days are weekdays on which somebody could call', () => {
  for (const { date, reason } of site.closedDates) {
    const day = new Date(`${date}T00:00:00Z`);
    expect(day.toISOString()).toContain(date);
    expect(site.hours.weekdays, date).toContain(day.getUTCDay() || 7);
    expect(reason, date).not.toBe('');
  }
});

test('the demo posts could have been sent by an admin', () => {
  // Posts of a category that was removed stay, and can be read.
  const categoriesOf = (posts: readonly { category: string }[]) => posts.map(({ category }) => category);
  const articles = blogPost([...categoryIds('blog'), ...categoriesOf(demoArticles)]);
  const signals = signalBoardPost([...categoryIds('signal-board'), ...categoriesOf(demoSignals)]);
  for (const post of demoArticles) expect(articles.safeParse(post).error?.issues).toBeUndefined();
  for (const post of demoSignals) {
    expect(signals.safeParse(post).error?.issues).toBeUndefined();
  }
});

test('only a made-up agency has addresses that lead nowhere', () => {
  if (!site.demo) expect(JSON.stringify(site)).not.toMatch(/[.-]example\b/);
});
