import { afterAll, expect, test } from 'vitest';
import { neighborsOf } from '../post-neighbors.ts';
import { insertPosts, listPosts } from '../posts.ts';
import { embeddedDatabase } from '../testing/embedded.ts';

const db = await embeddedDatabase();
afterAll(() => db.destroy());

const post = { summary: 'Of some length', category: 'ai', author: 'Ann', published: true, content: 'As typed' };
const table = '<table><tbody><tr><td>Day</td><td>Mails</td></tr><tr><td>Monday</td><td>212</td></tr></tbody></table>';
const quote = '<blockquote><p>Asked again</p></blockquote>';

test('lists have covers: a number, else the first table or quotation of posts without a picture', async () => {
  await insertPosts(db, 'blog', [
    { ...post, title: 'Plain', slug: 'plain', contentHtml: '<p>Nothing of either</p>' },
    { ...post, title: 'Seven of them', slug: 'seven', contentHtml: table },
    { ...post, title: 'Pictured', slug: 'pictured', contentHtml: table, thumbnailUrl: '/desk.webp' },
    { ...post, title: 'Not rendered', slug: 'not-rendered' },
    { ...post, title: 'Both', slug: 'both', contentHtml: `<p>First</p>${quote}${table}` },
    { ...post, title: 'Quoted', slug: 'quoted', contentHtml: `<p>é</p>${quote}` },
  ]);
  const query = { limit: 10, offset: 0 };
  const listed = await listPosts(db, 'blog', { ...query, drafts: false });
  const none = { figure: null, table: null, quote: null };
  const shown = listed.map(({ slug, cover: { drawing: _, ...parts } = { drawing: 'shelf', ...none } }) => [
    slug,
    parts,
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    both: { ...none, table: 'Day\tMails\nMonday\t212' },
    quoted: { ...none, quote: 'Asked again' },
    plain: none,
    seven: { ...none, figure: '7' },
    pictured: none,
    'not-rendered': none,
  });
  expect(await listPosts(db, 'blog', { ...query, drafts: true })).not.toContainEqual(
    expect.objectContaining({ cover: expect.anything() }),
  );
  const plain = listed.find(({ slug }) => slug === 'plain');
  const { related } = await neighborsOf(db, 'blog', plain ?? { id: 0, category: 'ai' });
  expect(related).toContainEqual(
    expect.objectContaining({ slug: 'quoted', cover: expect.objectContaining({ quote: 'Asked again' }) }),
  );
});
