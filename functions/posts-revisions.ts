import type { Config } from '@netlify/functions';
import { findRevision, listRevisions } from '#db/posts/revisions.ts';
import { findPost } from '#db/posts.ts';
import { answer, HttpFailure, json } from './shared/http/answer.ts';
import { positive } from './shared/http/paths.ts';
import { onBothBoards } from './shared/publishing/boards/board.ts';
import { noSuchPost } from './shared/publishing/boards/write.ts';

/** `/api/<board>/{id}/revisions`: the old versions of a post; with a version, that one with its content. */
export default onBothBoards(({ name }) =>
  answer(
    {
      GET: {
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
  ),
);

/** `/api/<board>/{id}/revisions` and `/api/<board>/{id}/revisions/{version}`. */
function revisionAt(pathname: string): { id: number; version?: number } | undefined {
  const [, , , first, , last] = pathname.split('/');
  const id = positive(first);
  if (last === undefined) return id === undefined ? undefined : { id };
  const version = positive(last);
  return id === undefined || version === undefined ? undefined : { id, version };
}

export const config: Config = {
  path: [
    '/api/blog/:id(\\d+)/revisions',
    '/api/blog/:id(\\d+)/revisions/:version',
    '/api/signal-board/:id(\\d+)/revisions',
    '/api/signal-board/:id(\\d+)/revisions/:version',
  ],
};
