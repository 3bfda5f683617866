import type { Config } from '@netlify/functions';
import { blog } from './shared/publishing/boards/board.ts';
import { postList } from './shared/publishing/boards/list.ts';

/** GET and POST /api/blog. */
export default postList(blog);

export const config: Config = { path: '/api/blog' };
