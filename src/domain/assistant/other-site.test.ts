import { expect, test, vi } from 'vitest';
import type * as siteFile from '#src/content/site.ts';
import { siteFacts } from './facts.ts';
import { postFacts } from './facts/posts.ts';
import { knowledgeOf } from './knowledge.ts';
import { reply } from './assistant.ts';

vi.mock('#src/content/site.ts', async (original) => {
  const content = await original<typeof siteFile>();
  const { clientPortalUrl: _, ...site } = content.site;
  return {
    ...content,
    site: { ...site, locale: 'en-PT', social: [], without: ['/blog', '/case-study'] },
  };
});

test('the assistant speaks of no page, portal or profile that the site does not have', () => {
  const facts = siteFacts('2026-11-20');
  const ids = facts.map(({ id }) => id);
  for (const id of ['page/blog', 'case-study', 'portal', 'social']) expect(ids).not.toContain(id);
  expect(ids).toContain('page/signal-board');
  const suggested = facts.flatMap(({ next = [] }) => next);
  expect(suggested).not.toContain('Tell me about the case study');
  expect(reply(knowledgeOf(facts), 'Do you have a blog?', []).text).not.toContain('/blog');
});

test('the assistant offers no post of a board that the site does not have', () => {
  const post = { title: 'Title', lede: 'Lede', category: 'technology', content: '' };
  const facts = postFacts([
    { ...post, board: 'blog', slug: 'hidden', author: 'Somebody' },
    { ...post, board: 'signal-board', slug: 'shown' },
  ]);
  expect(facts.map(({ id }) => id)).toContain('post/signal-board/shown');
  expect(JSON.stringify(facts)).not.toMatch(/hidden|Somebody|[/]blog/);
});

test('the assistant writes months of projects as the agency’s locale does', () => {
  const [project] = siteFacts('2026-11-20').filter(({ id }) => id.startsWith('project/'));
  expect(JSON.stringify(project)).toMatch(/In use since [A-Z]\w+ \d{4},/);
});
