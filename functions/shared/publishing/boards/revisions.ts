import { findRevision, listRevisions } from '#db/post-revisions.ts';
import { findPost } from '#db/posts.ts';
import { answer, type Handler } from '#functions/shared/http/answer.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';
import { limits } from '#functions/shared/http/limits.ts';
import { json } from '#functions/shared/http/respond.ts';
import { positive } from '#functions/shared/http/path.ts';
import type { PostBoard } from './board.ts';
import { noSuchPost } from './write.ts';

/** `/api/<board>/{id}/revisions`: the old versions of a post; with a version, that one with its content. */
export function postRevisions({ name }: PostBoard): Handler {
  return answer(
    {
      GET: {
        limit: limits.reads,
        handleAdmin: async ({ db, params: { id, version } }) => {
          if (!(await findPost(db, name, id))) throw noSuchPost();
          if (version === undefined) return json(200, await listRevisions(db, name, id));
          const revision = await findRevision(db, name, id, version);
          if (!revision) throw new HttpFailure(404, 'There is no such version of this post.');
          return json(200, revision);
        },
      },
    },
    { params: revisionAt },
  );
}

/** `/api/<board>/{id}/revisions` and `/api/<board>/{id}/revisions/{version}`. */
function revisionAt(pathname: string): { id: number; version?: number } | undefined {
  const [, , , first, , last] = pathname.split('/');
  const id = positive(first);
  if (last === undefined) return id === undefined ? undefined : { id };
  const version = positive(last);
  return id === undefined || version === undefined ? undefined : { id, version };
}
