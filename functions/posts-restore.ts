import type { Config } from '@netlify/functions';
import { answer, json } from './shared/http/answer.ts';
import { idAfter } from './shared/http/paths.ts';
import { publish } from './shared/publishing/publish.ts';
import { etagOf, onBothBoards, whole } from './shared/publishing/boards/board.ts';
import { undeletePost } from './shared/publishing/boards/write.ts';

/** `/api/<board>/{id}/restore`: restores a post that was deleted in the last 30 days. */
export default onBothBoards((board) =>
  answer(
    {
      POST: {
        handleAdmin: async ({ params: id, ...ctx }) => {
          const { post } = await publish(ctx, await undeletePost({ ...ctx, board }, id));
          return json(200, whole(board, post), { ETag: etagOf(post) });
        },
      },
    },
    { params: idAfter(`/api/${board.name}/`) },
  ),
);

export const config: Config = {
  path: ['/api/blog/:id(\\d+)/restore', '/api/signal-board/:id(\\d+)/restore'],
};
