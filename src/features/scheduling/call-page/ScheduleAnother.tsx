import { buttonClass } from '#src/ui/button.ts';

/** The page's own openers, as every page has them. */
export function ScheduleAnother() {
  return (
    <div className="call-ways">
      <button type="button" data-open="schedule" className={buttonClass()}>
        Schedule a call
      </button>
      <button type="button" data-open="contact" className={buttonClass({ variant: 'secondary' })}>
        Contact Us
      </button>
    </div>
  );
}
