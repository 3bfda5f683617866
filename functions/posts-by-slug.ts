import type { Config } from '@netlify/functions';
import { findPublishedPost } from '#db/posts.ts';
import { slugAt } from '#src/domain/posts/paths.ts';
import { at, json } from './shared/http/answer.ts';
import { onBothBoards, publicHeaders, whole } from './shared/publishing/boards/board.ts';
import { noSuchPost } from './shared/publishing/boards/write.ts';

/** Reads a published post by its slug. */
export default onBothBoards((board) => [
  at(
    `/api/${board.name}/${board.name === 'blog' ? 'by-slug' : 'slug'}/:slug`,
    {
      GET: {
        handle: async ({ db, params: { slug } }) => {
          const post = await findPublishedPost(db, board.name, slug);
          if (!post) throw noSuchPost();
          const tags = [board.name, `${board.name}:${post.id}`] as const;
          return json(200, whole(board, post), await publicHeaders(db, ...tags));
        },
      },
    },
    ({ slug: sent }) => {
      const slug = slugAt(sent);
      return slug === undefined ? undefined : { slug };
    },
  ),
]);

export const config: Config = { path: ['/api/blog/by-slug/:slug', '/api/signal-board/slug/:slug'] };
