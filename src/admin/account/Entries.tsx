import type { Key } from 'react';
import type { Elements } from '#src/ui/elements.ts';

interface Props {
  /** Of its heading; without one there is no heading to be seen. */
  id?: string;
  title: string;
  intro?: string;
  entries: readonly {
    key: Key;
    name: string;
    facts: readonly string[];
    action: Elements;
  }[];
  /** Below the list. */
  children?: Elements;
}

/** A section of the account, or the users: a list of entries, each with what can be done about it. */
export function Entries({ id, title, intro, entries, children }: Props) {
  const Name = id ? 'h3' : 'h2';
  return (
    <section className="entries" aria-labelledby={id} aria-label={id ? undefined : title}>
      {id && <h2 id={id}>{title}</h2>}
      {intro && <p className="mt-1 text-ink-2">{intro}</p>}
      <ul>
        {entries.map(({ key, name, facts, action }) => (
          <li key={key}>
            <div>
              <Name className="entries-name" dir="auto">
                {name}
              </Name>
              {facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
            </div>
            {action}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
