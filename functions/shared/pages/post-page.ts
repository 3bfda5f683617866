import type { Database } from '#db/connection.ts';
import { neighboursOf } from '#db/post-neighbours.ts';
import { findPublishedPost, type Post } from '#db/posts.ts';
import { slugSince } from '#db/slug-history.ts';
import { postPath } from '#src/domain/posts/paths.ts';
import type { Fields } from '#src/domain/template.ts';
import { answer, type Handler } from '../answer.ts';
import { whole } from '../boards/board.ts';
import { publicHeaders } from '../boards/cache.ts';
import { slugAt } from '../boards/path.ts';
import { limits } from '../limits.ts';
import type { BoardPages } from './board-pages.ts';
import { failedPage } from './failed.ts';
import { page } from './page.ts';

/** The page of a published post by its slug: as it will be built, with the links and cards around it. */
export function postPage<Whole, Listed>(pages: BoardPages<Whole, Listed>): Handler {
  const { name } = pages.board;
  return answer(
    {
      GET: {
        limit: limits.reads,
        handle: async ({ db, env, request, at: { slug, isExact } }) => {
          const origin = env.SITE_URL;
          const post = await findPublishedPost(db, name, slug);
          const current = post?.slug ?? (await slugSince(db, name, slug));
          if (current !== undefined && !(isExact && current === slug)) return moved(current);
          if (!post) return page(404, pages.notFound, { origin, address: request.url });
          const fields = await fieldsOf(pages, db, post, origin);
          return page(200, pages.template, fields, publicHeaders(name));
        },
      },
    },
    { at: placeOf, failed: failedPage },
  );

  /** 301, in one hop; to be asked for again each time, for a slug may come back. */
  function moved(slug: string): Response {
    const headers = { ...publicHeaders(name), Location: postPath(name, slug) };
    return new Response(null, { status: 301, headers });
  }
}

/** The slug at the end of a path, and whether it stands there as links are written. */
function placeOf(pathname: string): { slug: string; isExact: boolean } {
  const bare = pathname.replace(/\/$/, '');
  const typed = slugAt(bare) ?? '';
  const slug = typed.toLowerCase();
  return { slug, isExact: bare === pathname && typed === slug };
}

async function fieldsOf<Whole, Listed>(
  { board, pageOf }: BoardPages<Whole, Listed>,
  db: Database,
  post: Post,
  origin: string,
): Promise<Fields> {
  const around = await neighboursOf(db, board.name, post);
  const publication = { origin, isBuilt: false };
  return { ...pageOf(asAnswered(whole(board, post)), asAnswered(around), publication) };
}

/** As a call would answer it, and as the build reads it: dates in ISO 8601. */
function asAnswered<T>(rows: unknown): T {
  return JSON.parse(JSON.stringify(rows));
}
