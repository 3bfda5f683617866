import type { Config } from '@netlify/functions';
import { signalBoard } from './shared/publishing/boards/board.ts';
import { postRestore } from './shared/publishing/boards/restore.ts';

/** POST /api/signal-board/{id}/restore. */
export default postRestore(signalBoard);

export const config: Config = { path: '/api/signal-board/:id(\\d+)/restore' };
