import type { Config } from '@netlify/functions';
import { blog } from './shared/boards/board.ts';
import { postRestore } from './shared/boards/restore.ts';

/** POST /api/blog/{id}/restore. */
export default postRestore(blog);

export const config: Config = { path: '/api/blog/:id/restore' };
