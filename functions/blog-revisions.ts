import type { Config } from '@netlify/functions';
import { blog } from './shared/publishing/boards/board.ts';
import { postRevisions } from './shared/publishing/boards/revisions.ts';

/** GET /api/blog/{id}/revisions and /api/blog/{id}/revisions/{version}. */
export default postRevisions(blog);

export const config: Config = {
  path: ['/api/blog/:id(\\d+)/revisions', '/api/blog/:id(\\d+)/revisions/:version'],
};
