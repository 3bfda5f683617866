import { describe, expect, test } from 'vitest';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { projects } from '#src/content/projects.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import type { Fact } from './fact.ts';
import { postFacts } from './facts/posts.ts';
import { facts, knowledge } from './testing/talk.ts';
import { understand } from './understand.ts';
import { certaintyOf } from './understanding.ts';
import { tradeWords } from '#src/content/questions/trade-words.data.ts';
import { waysToAsk } from '#src/content/questions/ways-to-ask.data.ts';
import { wordings } from '#src/content/questions/wordings.data.ts';

const byId = new Map(facts.map((fact) => [fact.id, fact]));

const pages = new Set<string>([
  ...Object.keys(pageMeta),
  ...projects.map(({ slug }) => `/${slug}`),
  '/privacy-policy',
  '/terms-of-service',
  '/trust',
]);

function linksOf({ lead, passages = [], link }: Fact): string[] {
  const written = [lead, ...passages.map(({ text }) => text)].join('\n');
  const inText = [...written.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);
  return link ? [...inText, link.href] : inText;
}

test('every fact has an id of its own', () => {
  expect(byId.size).toBe(facts.length);
});

test('ways to ask, wordings and words of a trade belong to facts that there are', () => {
  const named = [waysToAsk, tradeWords, wordings].flatMap((list) => Object.keys(list));
  expect(named.filter((id) => !byId.has(id))).toEqual([]);
});

test('every fact can be said', () =>
  eachRow(
    facts,
    ({ id }) => id,
    (fact) => {
      for (const text of [fact.lead, ...(fact.passages ?? []).map((passage) => passage.text)]) {
        expect(text).not.toMatch(/!|undefined|\[object|NaN/);
        expect(text.trim()).toBe(text);
        expect(text).not.toBe('');
      }
      for (const href of linksOf(fact)) {
        const [path = ''] = href.split(/[?#]/);
        if (path) expect(pages).toContain(path);
        else expect(['#contact', '#schedule-a-call']).toContain(href);
      }
    },
  ));

test('a fact is found by questions in its own words', () =>
  eachRow(
    facts.filter(({ asks }) => asks?.length),
    ({ id }) => id,
    (fact) => {
      // The words of one question may be those of another fact too: it is among the first then.
      const [ask = ''] = fact.asks ?? [];
      const first = understand(knowledge, ask).hits.slice(0, 3);
      expect(first.map((hit) => hit.fact.id)).toContain(fact.id);
    },
  ));

const suggested = [...new Set(facts.flatMap(({ next = [] }) => next))];

test('every suggestion has an answer', () =>
  eachRow(suggested, String, (question) => {
    expect(certaintyOf(understand(knowledge, question))).toBe('sure');
  }));

describe('posts', () => {
  const post = {
    board: 'blog',
    slug: 'zeppelins',
    title: 'Zeppelins and their paperwork',
    lede: 'What airships had to file.',
    category: 'industry',
    author: 'Dana Whitlock',
    content: '<p>Forms, mostly.</p>',
  } as const;

  test('there is nothing new where there are none', () => {
    expect(postFacts([])).toEqual([]);
  });

  test('a title cannot write Markdown', () => {
    const [, newest] = postFacts([{ ...post, title: 'A [link](https://evil.example)' }]);
    expect(newest?.lead).not.toContain('](https');
  });
});
