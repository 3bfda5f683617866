import { useEffect, useState } from 'react';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { calendarLinks } from './calendar-links.ts';

/** Links that add the call to a calendar. */
export function CalendarLinks({ call }: { call: ScheduledCall }) {
  const file = useFile(call.calendar, 'text/calendar');
  return (
    <div className="screen-only text-(length:--text-ui) [&_a]:inline-block [&_a]:py-1.5">
      <p id="add-to-calendar" className="font-semibold">
        Add it to your calendar
      </p>
      <ul className="flex flex-wrap gap-x-5" aria-labelledby="add-to-calendar">
        <li>
          <a href={file} download="call.ics" className="link">
            Calendar file (.ics)
          </a>
        </li>
        {calendarLinks(call).map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An object URL of a text. */
function useFile(text: string, type: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text, type]);
  return address;
}
