import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { RENDER_VERSION } from '#src/domain/render/render.ts';
import { renderOutdated } from './render-outdated.ts';
import { realDatabase } from '../testing/postgres.ts';

const { db, stop } = await realDatabase();
afterAll(stop);
const board = { description: 'd', category: 'tool', sourceType: 'original' } as const;

test('a post that cannot be rendered is skipped and logged; the others are rendered', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const deep = `${'<div>'.repeat(500)}deep`;
  // More than are read at a time: if they were read again and again, it would never end.
  const bombs = Array.from({ length: 60 }, (_, i) => `bomb-${i}`);
  const slugs = [...bombs.slice(0, 30), 'fine', ...bombs.slice(30), 'kept'];
  await db
    .insertInto('signalBoardPosts')
    .values(
      slugs.map((slug) => ({
        ...board,
        slug,
        title: slug,
        content: slug === 'fine' ? '*fine*' : deep,
        contentHtml: slug === 'kept' ? 'as it was' : null,
        searchText: '',
      })),
    )
    .execute();

  await renderOutdated(db);

  const posts = await db
    .selectFrom('signalBoardPosts')
    .select(['id', 'slug', 'contentHtml', 'contentHtmlVersion'])
    .execute();
  const bySlug = Object.fromEntries(posts.map((post) => [post.slug, post]));
  expect(bySlug.fine).toMatchObject({
    contentHtml: '<p dir="auto"><em>fine</em></p>\n',
    contentHtmlVersion: RENDER_VERSION,
  });
  expect(bySlug.kept?.contentHtml).toBe('as it was');
  // Empty, not null: null would be rendered again for every reader.
  expect(bySlug['bomb-0']?.contentHtml).toBe('');
  expect(said).toHaveBeenCalledTimes(61);
  const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'post not rendered',
      board: 'signal-board',
      id: bySlug.kept?.id,
      error: expect.stringContaining('nested more than 100 levels'),
    }),
  );
});
