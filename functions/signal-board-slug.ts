import type { Config } from '@netlify/functions';
import { signalBoard } from './shared/publishing/boards/board.ts';
import { postBySlug } from './shared/publishing/boards/by-slug.ts';

/** GET /api/signal-board/slug/{slug}. */
export default postBySlug(signalBoard);

export const config: Config = { path: '/api/signal-board/slug/:slug' };
