import type { DemoSignal } from '#src/contracts/content/posts.ts';

/** Posts of a new database; write yours in the admin area. */
export const signalBoard: readonly DemoSignal[] = [];
