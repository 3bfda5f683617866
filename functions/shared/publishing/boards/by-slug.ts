import { findPublishedPost } from '#db/posts.ts';
import { slugAt } from '#src/domain/posts/paths.ts';
import { answer, type Handler } from '#functions/shared/http/answer.ts';
import { limits } from '#functions/shared/http/limits.ts';
import { json } from '#functions/shared/http/respond.ts';
import { type PostBoard, whole } from './board.ts';
import { publicHeaders } from './cache.ts';
import { noSuchPost } from './write.ts';

/** Reads a published post by its slug. */
export function postBySlug(board: PostBoard): Handler {
  return answer(
    {
      GET: {
        limit: limits.reads,
        handle: async ({ db, params: slug }) => {
          const post = await findPublishedPost(db, board.name, slug);
          if (!post) throw noSuchPost();
          const tags = [board.name, `${board.name}:${post.id}`] as const;
          return json(200, whole(board, post), await publicHeaders(db, ...tags));
        },
      },
    },
    { params: slugAt },
  );
}
