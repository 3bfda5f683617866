import type { UnreadableEvent } from '#src/contracts/settings.ts';

/** The events of the busy calendar that could not be read; nothing if every one was. */
export function UnreadableEvents({ events }: { events: readonly UnreadableEvent[] }) {
  if (events.length === 0) return null;
  return (
    <div className="mt-3 text-ui text-error" role="alert">
      <p>These events of the calendar could not be read, so they do not block calls. All others do.</p>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere">
        {events.map(({ name, reason }, at) => (
          <li key={at}>
            <bdi className="font-semibold">{name}</bdi>
            <span>{`. ${reason}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
