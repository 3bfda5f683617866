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
        handleAdmin: async ({ at: id, ...call }) => {
          const { post } = await publish(call, await bringBackPost({ ...call, board }, id));
          return json(200, whole(board, post), { ETag: etagOf(post) });
        },
      },
    },
    { at: idAt },
  );
}
