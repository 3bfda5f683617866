import type { Config } from '@netlify/functions';
import { blog } from './shared/publishing/boards/board.ts';
import { postPreviewLink } from './shared/publishing/boards/preview-link.ts';

/** POST /api/blog/{id}/preview-link. */
export default postPreviewLink(blog);

export const config: Config = { path: '/api/blog/:id(\\d+)/preview-link' };
