import type { Config } from '@netlify/functions';
import { blog } from './shared/boards/board.ts';
import { postItem } from './shared/boards/item.ts';

/** GET, PATCH and DELETE /api/blog/{id}. */
export default postItem(blog);

export const config: Config = { path: '/api/blog/:id' };
