import type { Config } from '@netlify/functions';
import { signalBoard } from './shared/publishing/boards/board.ts';
import { postRevisions } from './shared/publishing/boards/revisions.ts';

/** GET /api/signal-board/{id}/revisions and /api/signal-board/{id}/revisions/{version}. */
export default postRevisions(signalBoard);

export const config: Config = {
  path: ['/api/signal-board/:id(\\d+)/revisions', '/api/signal-board/:id(\\d+)/revisions/:version'],
};
