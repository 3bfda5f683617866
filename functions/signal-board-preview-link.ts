import type { Config } from '@netlify/functions';
import { signalBoard } from './shared/publishing/boards/board.ts';
import { postPreviewLink } from './shared/publishing/boards/preview-link.ts';

/** POST /api/signal-board/{id}/preview-link. */
export default postPreviewLink(signalBoard);

export const config: Config = { path: '/api/signal-board/:id(\\d+)/preview-link' };
