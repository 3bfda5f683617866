import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  intro?: string;
  entries: readonly {
    key: string;
    name: string;
    facts: readonly string[];
    action: ReactNode;
  }[];
  /** Below the list. */
  children?: ReactNode;
}

/** A section of the account: a list of entries, each with what can be done about it. */
export function Entries({ id, title, intro, entries, children }: Props) {
  return (
    <section className="entries" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p className="mt-1 text-ink-2">{intro}</p>}
      <ul>
        {entries.map(({ key, name, facts, action }) => (
          <li key={key}>
            <div>
              <h3>{name}</h3>
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
