import { buttonClass } from '#src/ui/button.ts';

/** Opens the page's scheduling dialog, like the buttons on other pages. */
export function ScheduleAnother() {
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" data-open="schedule" className={buttonClass()}>
        Schedule a call
      </button>
      <button type="button" data-open="contact" className={buttonClass({ variant: 'secondary' })}>
        Contact Us
      </button>
    </div>
  );
}
