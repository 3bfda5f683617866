import type { PersonData, PersonGroup } from '#src/contracts/inbox.ts';
import { formatAgencyTime } from '../agency-time.ts';

const groups: readonly (readonly [PersonGroup, string, string?])[] = [
  ['leads', 'Contact requests'],
  ['calls', 'Calls', 'The time of an upcoming call can be booked again.'],
  ['conversations', 'Conversations with the assistant'],
  ['notes', 'Notes about these'],
  ['replies', 'Replies to these'],
  ['notifications', 'Notifications to us', 'Any not delivered yet will not be sent.'],
  ['answers', 'Answers stored for repeated requests'],
  ['mentions', 'Mentions by others', 'The text stays; only the address is removed.'],
];

/** A person's stored data, row by row. */
export function PersonFound({ data }: { data: PersonData }) {
  return (
    <div className="person-found" role="region" aria-label="What is kept" tabIndex={0}>
      {groups.map(([group, name, hint]) => {
        const rows = data.found[group];
        return (
          rows.length > 0 && (
            <div key={group}>
              <h3>
                {name} <span className="person-count">{rows.length}</span>
              </h3>
              {hint && <p className="person-hint">{hint}</p>}
              <ul>
                {rows.map(({ label, at }, index) => (
                  <li key={index}>
                    <span>{label}</span> <time dateTime={at}>{formatAgencyTime(at)}</time>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}
