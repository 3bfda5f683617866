import { afterAll, expect, test } from 'vitest';
import { neighborsOf } from '../post-neighbors.ts';
import { insertPosts, listPosts } from '../posts.ts';
import { embeddedDatabase } from '../testing/embedded.ts';

const db = await embeddedDatabase();
afterAll(() => db.destroy());

const post = { summary: 'Of some length', category: 'ai', author: 'Ann', published: true, content: 'As typed' };
const table = '<table><tbody><tr><td>Day</td><td>Mails</td></tr><tr><td>Monday</td><td>212</td></tr></tbody></table>';
const quote = '<blockquote><p>Asked again</p></blockquote>';

test('lists have what covers show of a table or a quotation, of posts without a number or a picture', async () => {
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
  const inTable = { kind: 'table', text: 'Day\tMails\nMonday\t212' };
  expect(Object.fromEntries(listed.map(({ slug, coverText }) => [slug, coverText]))).toEqual({
    both: inTable,
    quoted: { kind: 'quote', text: 'Asked again' },
    plain: undefined,
    seven: undefined,
    pictured: undefined,
    'not-rendered': undefined,
  });
  expect(await listPosts(db, 'blog', { ...query, drafts: true })).not.toContainEqual(
    expect.objectContaining({ coverText: inTable }),
  );
  const plain = listed.find(({ slug }) => slug === 'plain');
  const { related } = await neighborsOf(db, 'blog', plain ?? { id: 0, category: 'ai' });
  expect(related).toContainEqual(expect.objectContaining({ slug: 'quoted', coverText: expect.anything() }));
});
