import type { Config } from '@netlify/functions';
import { blog } from './shared/publishing/boards/board.ts';
import { postItem } from './shared/publishing/boards/item.ts';

/** GET, PATCH and DELETE /api/blog/{id}. */
export default postItem(blog);

export const config: Config = { path: '/api/blog/:id' };
