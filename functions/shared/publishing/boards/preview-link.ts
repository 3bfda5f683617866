import { findPost } from '#db/posts.ts';
import type { PreviewLink } from '#src/contracts/post.ts';
import { PREVIEW_DAYS, previewToken } from '#src/domain/posts/preview-token.ts';
import { answer, type Handler } from '#functions/shared/http/answer.ts';
import { limits } from '#functions/shared/http/limits.ts';
import { idAfter } from '#functions/shared/http/path.ts';
import { json } from '#functions/shared/http/respond.ts';
import type { PostBoard } from './board.ts';
import { noSuchPost } from './write.ts';

/** `/api/<board>/{id}/preview-link`: creates an address that shows a post, even a draft, without a session. */
export function postPreviewLink({ name: board }: PostBoard): Handler {
  return answer(
    {
      POST: {
        limit: limits.writes,
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
  );
}
