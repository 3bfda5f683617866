import type { Config } from '@netlify/functions';
import { callBuildHook } from './shared/build-hook.ts';
import { functionEnv } from './shared/environment.ts';

/** Every minute: calls the build hook where that failed, or was not come to. */
export default async function callBuildHookAgain(): Promise<void> {
  await callBuildHook(functionEnv());
}

export const config: Config = { schedule: '* * * * *' };
