import type { Config } from '@netlify/functions';
import { signalBoard } from './shared/publishing/boards/board.ts';
import { postList } from './shared/publishing/boards/list.ts';

/** GET and POST /api/signal-board. */
export default postList(signalBoard);

export const config: Config = { path: '/api/signal-board' };
