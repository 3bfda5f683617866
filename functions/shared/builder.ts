import type { Env } from '#src/contracts/env.ts';

/** Begins a build of the pages; what it throws says that none was begun. */
export type Builder = () => Promise<void>;

let rebuild: (() => void) | undefined;

/** Called from here on whenever the public site has changed, by who serves pages of its own. */
export function onSiteChange(listener: (() => void) | undefined): void {
  rebuild = listener;
}

/** Has whoever serves pages of its own build them anew. */
export function rebuildOwnPages(): void {
  rebuild?.();
}

/** Who builds the pages: the build hook, else the running program itself; undefined where nobody does. */
export function builderOf(env: Env): Builder | undefined {
  const { BUILD_HOOK_URL: hook, UPSTREAM_TIMEOUT_MS: timeout } = env;
  if (hook) return () => callHook(hook, timeout);
  return rebuild && (async () => rebuild?.());
}

async function callHook(hook: string, timeout: number): Promise<void> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(hook, { method: 'POST', redirect: 'error', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
}
