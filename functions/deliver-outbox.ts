import type { Config } from '@netlify/functions';
import { deliverDue } from './shared/deliver.ts';
import { functionEnv } from './shared/environment.ts';

/** Every minute: delivers what could not be delivered at once. */
export default async function deliverOutbox(): Promise<void> {
  await deliverDue(functionEnv());
}

export const config: Config = { schedule: '* * * * *' };
