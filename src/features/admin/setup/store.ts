import { atom } from 'nanostores';
import type { Setup, SetupStep } from '#src/contracts/setup.ts';
import { $passwordChanges } from '../account/store.ts';
import { adminRequest } from '../request.ts';
import { toastFailure } from '../toast-failure.ts';

/** What is still to be seen to; undefined until it is known. */
export const $setup = atom<Setup | undefined>(undefined);

$passwordChanges.listen(() => void loadSetup());

/** Fetches it; where that fails there is nothing to see: it is no part of the day's work. */
export async function loadSetup(): Promise<void> {
  try {
    $setup.set(await (await adminRequest('/api/admin/setup')).json());
  } catch {
    $setup.set(undefined);
  }
}

/** Shows a step no more, to nobody. */
export async function dismiss(step: SetupStep): Promise<void> {
  const change = { step, dismissed: true };
  try {
    const response = await adminRequest('/api/admin/setup', { method: 'PATCH', body: change });
    $setup.set(await response.json());
  } catch (error) {
    toastFailure('It was not dismissed', error);
  }
}

/** The steps to show: none once all that is required is done and the rest dismissed. */
export function stepsToShow({ items }: Setup): Setup['items'] {
  const shown = items.filter(({ dismissed }) => !dismissed);
  return shown.every(({ done }) => done) ? [] : shown;
}
