import type { Config } from '@netlify/functions';
import { findPost } from '#db/posts.ts';
import type { PreviewLink } from '#src/contracts/post.ts';
import { PREVIEW_DAYS, previewToken } from '#src/domain/posts/preview-token.ts';
import { answer, json } from './shared/http/answer.ts';
import { idAfter } from './shared/http/paths.ts';
import { onBothBoards } from './shared/publishing/boards/board.ts';
import { noSuchPost } from './shared/publishing/boards/write.ts';

/** `/api/<board>/{id}/preview-link`: creates an address that shows a post, even a draft, without a session. */
export default onBothBoards(({ name: board }) =>
  answer(
    {
      POST: {
        handleAdmin: async ({ db, env, request, params: id }) => {
          if (!(await findPost(db, board, id))) throw noSuchPost();
          const end = new Date(Date.now() + PREVIEW_DAYS * 86_400_000);
          // In whole seconds, like the expiry in the token.
          const expiresAt = new Date(Math.floor(end.getTime() / 1000) * 1000);
          const token = previewToken(env.SESSION_SECRET, { board, id, expiresAt });
          const url = new URL(`/${board}/${token}`, request.url).href;
          const link: PreviewLink = { url, expiresAt: expiresAt.toISOString() };
          return json(201, link);
        },
      },
    },
    { params: idAfter(`/api/${board}/`) },
  ),
);

export const config: Config = {
  path: ['/api/blog/:id(\\d+)/preview-link', '/api/signal-board/:id(\\d+)/preview-link'],
};
