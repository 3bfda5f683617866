import type { Config } from '@netlify/functions';
import { signalBoard } from './shared/publishing/boards/board.ts';
import { postItem } from './shared/publishing/boards/item.ts';

/** GET, PATCH and DELETE /api/signal-board/{id}. */
export default postItem(signalBoard);

export const config: Config = { path: '/api/signal-board/:id' };
