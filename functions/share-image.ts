import type { Config } from '@netlify/functions';
import { findPost } from '#db/posts.ts';
import type { BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import { articleSubject, imagePath, signalSubject } from '#src/domain/posts/post-pages.ts';
import type { ShareSubject } from '#src/domain/share-image.ts';
import { answerAt, atChecked } from '#api/http/answer.ts';
import { publicHeaders } from '#api/publishing/boards/board.ts';
import { noSuchPost } from '#api/publishing/boards/write.ts';
import { drawShareImage } from '#api/publishing/share-image/draw.ts';

/**
 * GET /share/{board}/{id}/{hash}.png: the share image of a published post, drawn at the first request. The address of
 * an earlier title redirects to the current image.
 */
export default answerAt(
  atChecked('/share/:board/:id/:file', toImage, {
    GET: {
      handle: async ({ db, params: { board, id, file } }) => {
        const post = await findPost(db, board, id);
        if (!post?.isPublic) throw noSuchPost();
        const subject = subjectOf(board, post);
        const path = imagePath(board, id, subject);
        // Without the board's tag, since the image shows no other posts.
        const headers = await publicHeaders(db, `${board}:${id}`);
        if (path !== `/share/${board}/${id}/${file}`) {
          return new Response(null, { status: 301, headers: { ...headers, Location: path } });
        }
        const image = new Uint8Array(await drawShareImage(subject));
        return new Response(image, { headers: { ...headers, 'Content-Type': 'image/png' } });
      },
    },
  }),
);

function toImage({ board, ...image }: { board: string; id: number; file: string }) {
  return board === 'blog' || board === 'signal-board' ? ({ ...image, board } as const) : undefined;
}

function subjectOf(board: BoardName, post: unknown): ShareSubject {
  return board === 'blog' ? articleSubject(post as BlogListed) : signalSubject(post as SignalBoardListed);
}

export const config: Config = { path: '/share/:board/:id(\\d+)/:file' };
