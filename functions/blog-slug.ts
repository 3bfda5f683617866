import type { Config } from '@netlify/functions';
import { blog } from './shared/publishing/boards/board.ts';
import { postBySlug } from './shared/publishing/boards/by-slug.ts';

/** GET /api/blog/by-slug/{slug}. */
export default postBySlug(blog);

export const config: Config = { path: '/api/blog/by-slug/:slug' };
