import { answer, type Handler } from '../answer.ts';
import { limits } from '../limits.ts';
import { publish } from '../publish.ts';
import { json } from '../respond.ts';
import { type PostBoard, whole } from './board.ts';
import { etagOf } from './etag.ts';
import { idAt } from './path.ts';
import { bringBackPost } from './write.ts';

/** `/api/<board>/{id}/restore`: takes back that a post was deleted, for 30 days. */
export function postRestore(board: PostBoard): Handler {
  return answer(
    {
      POST: {
        limit: limits.writes,
        handleAdmin: async ({ db, env, context, request, admin, at: id }) => {
          const { post, isPublic } = await bringBackPost({ db, board, admin, request }, id);
          if (isPublic) await publish(env, context, board.name);
          return json(200, whole(board, post), { ETag: etagOf(post) });
        },
      },
    },
    { at: idAt },
  );
}
