import { atom } from 'nanostores';
import { requestIsland } from '#src/lib/request-island.ts';

/** The dialog "Schedule a Call with Our Sales Team"; its form is mounted again each time it opens. */
export const $schedule = atom({ open: false, times: 0, isNext: false });

/** Opens the dialog on any page. Without scripts it leads to the button with this id on the home page. */
export const scheduleHash = '#schedule-a-call';

/** Opens the dialog that books a call. @param isNext with the next free hour chosen @throws if the page carries none. */
export function openSchedule(isNext = false): void {
  requestIsland('schedule', 'openSchedule');
  $schedule.set({ open: true, times: $schedule.get().times + 1, isNext });
}
