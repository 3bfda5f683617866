import { once } from 'node:events';
import { type Context, purgeCache } from '@netlify/functions';
import type { Board } from '#db/posts.ts';
import { callBuildHookSoon } from './build-hook.ts';
import { rebuildOwnPages } from './builder.ts';
import type { FunctionEnv } from './environment.ts';
import { describeError, log } from '#src/lib/log.ts';

/**
 * Brings a change, once it is committed, to the public: what the CDN keeps of the board is thrown out,
 * and the pages are built anew.
 */
export async function publish(
  env: FunctionEnv,
  context: Context | undefined,
  board: Board,
): Promise<void> {
  rebuildOwnPages();
  if (env.BUILD_HOOK_URL) callBuildHookSoon(env, context);
  if (env.deployed) await purge(board);
}

/** Milliseconds that the CDN may take: whoever saves a post waits for it. */
const PURGE_MS = 3000;

async function purge(board: Board): Promise<void> {
  const late = AbortSignal.timeout(PURGE_MS);
  const tooLate = once(late, 'abort').then(() => late.throwIfAborted());
  try {
    await Promise.race([purgeCache({ tags: [board] }), tooLate]);
  } catch (error) {
    // The change is made; the CDN finds out within a minute.
    log('error', { event: 'cache not purged', board, ...describeError(error) });
  }
}
