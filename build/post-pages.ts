import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articlePage } from '#src/domain/posts/article-page.ts';
import { neighboursIn } from '#src/domain/posts/neighbours.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { PostPage } from '#src/domain/posts/post-page.ts';
import { isOurs, signalPage } from '#src/domain/posts/signal-page.ts';
import { hasPage, type Snapshot } from '#src/domain/posts/snapshot.ts';
import { renderHtml, renderMarkdown } from '#src/domain/render/render.ts';
import { parseTemplate } from '#src/domain/template.ts';
import { eachOf } from './each-of.ts';
import type { KeptPages } from './kept-pages.ts';

interface Sources {
  /** Of the site, as in `https://freehand.example`. */
  origin: string;
  /** Pages without a post, as functions fill them too. */
  templates: Record<BoardName, string>;
  snapshot: Snapshot;
  /** Of the builds before; without, every page is made anew. */
  kept?: KeptPages | undefined;
}

/**
 * Writes the page of every post: its template, which the build has finished and inspected, filled with
 * what is sanitised or escaped for its place. So it holds no script or style that the template has not.
 *
 * @param root folder of the built pages
 * @returns how many posts have a page, and how many of these had to be made
 */
export async function writePostPages(
  root: string,
  { origin, templates, snapshot: { blog, signalBoard }, kept }: Sources,
): Promise<{ posts: number; made: number }> {
  const publication = { origin, isBuilt: true };
  const amongAll = neighboursIn(blog);
  const amongOurs = neighboursIn(signalBoard.filter(isOurs));
  const count = { posts: 0, made: 0 };

  await write('blog', blog, (post, render) =>
    articlePage({ ...post, contentHtml: render(post.content) }, amongAll(post), publication),
  );
  await write('signal-board', signalBoard, (post, render) => {
    const contentHtml = post.content === null ? null : render(post.content);
    return signalPage({ ...post, contentHtml }, amongOurs(post), publication);
  });
  await kept?.tidy();
  return count;

  async function write<Post extends { slug: string }>(
    board: BoardName,
    posts: readonly Post[],
    pageOf: (post: Post, render: (content: string) => string) => PostPage<object>,
  ): Promise<void> {
    const template = parseTemplate(templates[board]);
    await mkdir(join(root, board), { recursive: true });
    await eachOf(posts.filter(hasPage), async (post) => {
      const file = join(root, board, `${post.slug}.html`);
      const name = kept?.nameOf([board, pageOf(post, asTyped)]) ?? '';
      count.posts++;
      if (await kept?.take(name, file)) return;
      await writeFile(file, template.fill({ ...pageOf(post, renderers[board]) }));
      await kept?.keep(name, file);
      count.made++;
    });
  }
}

const renderers = { blog: renderHtml, 'signal-board': renderMarkdown };

/** To compare: two contents that are typed alike are rendered alike. */
const asTyped = (content: string) => content;
