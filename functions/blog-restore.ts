import type { Config } from '@netlify/functions';
import { blog } from './shared/publishing/boards/board.ts';
import { postRestore } from './shared/publishing/boards/restore.ts';

/** POST /api/blog/{id}/restore. */
export default postRestore(blog);

export const config: Config = { path: '/api/blog/:id(\\d+)/restore' };
