import { atom } from 'nanostores';
import { requestIsland } from '#src/lib/island.ts';

/** The dialog "Schedule a Call with Our Sales Team"; its form is mounted again each time it opens. */
export const $schedule = atom({ open: false, times: 0 });

/**
 * The URL hash that opens the dialog on any page; the assistant's answers link to it too. Without scripts it
 * leads to the button on the home page with this id.
 */
export const scheduleHash = '#schedule-a-call';

/**
 * Opens the dialog that books a call.
 *
 * @throws if the page carries no such dialog.
 */
export function openSchedule(): void {
  requestIsland('schedule', 'openSchedule');
  $schedule.set({ open: true, times: $schedule.get().times + 1 });
}
