import type { Config } from '@netlify/functions';
import { blog } from './shared/boards/board.ts';
import { postList } from './shared/boards/list.ts';

/** GET and POST /api/blog. */
export default postList(blog);

export const config: Config = { path: '/api/blog' };
