import { atom } from 'nanostores';
import { ask } from '#src/lib/island.ts';

/** The dialog "Schedule a Call with Our Sales Team"; each time it opens its form begins anew. */
export const $schedule = atom({ open: false, times: 0 });

/**
 * The hash that opens it on any page; answers of the assistant use it too. Without scripts it leads to the
 * button of the home page that has it as its id.
 */
export const scheduleHash = '#schedule-a-call';

/**
 * Opens the dialog that books a call.
 *
 * @throws where the page carries no such dialog.
 */
export function openSchedule(): void {
  ask('schedule', 'openSchedule');
  $schedule.set({ open: true, times: $schedule.get().times + 1 });
}

export function closeSchedule(): void {
  $schedule.set({ ...$schedule.get(), open: false });
}
