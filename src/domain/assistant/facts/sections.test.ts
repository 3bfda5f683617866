import { describe, expect, test } from 'vitest';
import { reply } from '../assistant.ts';
import { knowledgeOf } from '../knowledge.ts';
import { facts } from '../testing/talk.ts';
import { postFacts } from './posts.ts';
import { sectionsOf } from './sections.ts';

const content = `<p>Airships were <em>heavy</em> with paper &amp; ink.</p>
<h2>What ballast cost</h2>
<table><tr><th>Sandbags</th><th>Crowns</th></tr><tr><td>3</td><td>$84</td></tr></table>
<ul><li>Inspect the gondola varnish weekly</li></ul>`;

test.each([
  ['HTML', content],
  [
    'Markdown',
    'Airships were *heavy* with paper & ink.\n## What ballast cost\n| Sandbags | Crowns |\n|---|---|\n| 3 | $84 |\n\n- Inspect the gondola varnish weekly',
  ],
])('a post in %s is read by sections, tables row by row', (_, typed) => {
  expect(sectionsOf(typed)).toEqual([
    { text: 'Airships were heavy with paper & ink.', about: '' },
    { text: 'Sandbags 3: Crowns $84. Inspect the gondola varnish weekly.', about: 'What ballast cost' },
  ]);
});

describe('the text of a post', () => {
  const post = {
    board: 'blog',
    slug: 'zeppelins',
    title: 'Zeppelins',
    lede: 'Old paperwork.',
    category: 'industry',
  } as const;
  const knowledge = knowledgeOf([...facts, ...postFacts([{ ...post, content }])]);
  const said = (message: string) => reply(knowledge, message, []).text;

  test('answers what no fact does, with the post as its source', () => {
    expect(said('who should inspect the gondola varnish')).toMatch(/Sandbags 3.*\(\/blog\/zeppelins\)/s);
  });

  test('answers with the row of a table that was asked for', () => {
    expect(said('how many crowns did 3 sandbags of ballast cost')).toContain('Sandbags 3: Crowns $84.');
  });

  test('does not answer what the site states', () => {
    expect(said('what does a website cost')).not.toContain('Sandbags');
  });
});
