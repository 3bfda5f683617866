import { atom } from 'nanostores';
import type { Setup, SetupStep } from '#src/contracts/setup.ts';
import { $passwordChanges } from '../account/store.ts';
import { adminRequest } from '../request.ts';
import { attempt } from '../failure.ts';

/** The setup steps; undefined until loaded. */
export const $setup = atom<Setup | undefined>(undefined);

$passwordChanges.listen(() => void loadSetup());

/** Loads the steps again. A failure is ignored and shows none, since they are not essential. */
async function loadSetup(): Promise<void> {
  try {
    $setup.set(await (await adminRequest('/api/admin/setup')).json());
  } catch {
    $setup.set(undefined);
  }
}

/** Hides a step for all users. */
export async function dismiss(step: SetupStep): Promise<void> {
  const change = { step, dismissed: true };
  await attempt('It was not dismissed', async () => {
    const response = await adminRequest('/api/admin/setup', { method: 'PATCH', body: change });
    $setup.set(await response.json());
  });
}

/** The steps to show: none once all required ones are done and the others are done or dismissed. */
export function stepsToShow({ items }: Setup): Setup['items'] {
  const shown = items.filter(({ dismissed }) => !dismissed);
  return shown.every(({ done }) => done) ? [] : shown;
}
