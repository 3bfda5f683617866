import type { Attached, FoundItem, Identifier, PersonData } from '#src/contracts/inbox-person.ts';
import { isolated } from '#src/lib/isolated.ts';
import { shownTime } from '../../agency-time.ts';
import { attachments, groups, identifierNames } from '../words.data.ts';

interface Props {
  data: PersonData;
  /** The keys of the items that are this person's. */
  ticked: ReadonlySet<string>;
  onTicked: (keys: ReadonlySet<string>) => void;
}

/** What was found, by what led to it first, each to be ticked alone or together. */
export function PersonFound({ data: { identifiers, items }, ticked, onTicked }: Props) {
  const byIdentifier = Map.groupBy(items, ({ ledBy: [first = 0] }) => first);
  const tick = (keys: readonly string[], isTicked: boolean) => {
    const others = [...ticked].filter((key) => !keys.includes(key));
    onTicked(new Set(isTicked ? [...others, ...keys] : others));
  };
  return (
    <div
      className="mb-5 max-h-80 overflow-y-auto rounded-sheet border border-rule-strong px-4 pt-1 pb-4 text-ui"
      role="region"
      aria-label="What’s kept"
      tabIndex={0}
    >
      {identifiers.map((identifier, place) => {
        const found = byIdentifier.get(place) ?? [];
        return (
          found.length > 0 && (
            <IdentifierItems key={place} {...{ identifier, identifiers, found, ticked }} onTick={tick} />
          )
        );
      })}
    </div>
  );
}

interface GroupProps {
  identifier: Identifier;
  identifiers: readonly Identifier[];
  found: readonly FoundItem[];
  ticked: ReadonlySet<string>;
  onTick: (keys: readonly string[], isTicked: boolean) => void;
}

const ROW = 'flex cursor-pointer items-start gap-2.5 py-1.25';

function IdentifierItems({ identifier, identifiers, found, ticked, onTick }: GroupProps) {
  const keys = found.map(({ key }) => key);
  const name = `${identifierNames[identifier.kind]} ${isolated(identifier.value)}`;
  return (
    <section>
      <h3 className="mt-3.5 text-[1rem] wrap-anywhere">
        <span>{name}</span> <span className="text-ink-2">{found.length}</span>
      </h3>
      {identifier.from !== null && (
        <p className="text-note wrap-anywhere text-ink-2">{`Found in: ${isolated(identifier.from)}`}</p>
      )}
      {found.length > 1 && (
        <label className={`${ROW} font-semibold`}>
          <input
            type="checkbox"
            className="mt-1"
            checked={keys.every((key) => ticked.has(key))}
            onChange={({ target }) => onTick(keys, target.checked)}
          />
          <span>{`All ${found.length} of these`}</span>
        </label>
      )}
      <ul>
        {found.map(({ key, group, label, at, ledBy, attached }) => {
          const [kind, hint] = groups[group];
          const also = ledBy.slice(1).map((place) => isolated(identifiers[place]?.value ?? ''));
          const notes = [hint, withText(attached), also.length > 0 && `Also under ${also.join(', ')}.`].filter(Boolean);
          return (
            <li key={key} className="border-b border-rule">
              <label className={ROW}>
                <input
                  type="checkbox"
                  className="mt-1"
                  checked={ticked.has(key)}
                  onChange={({ target }) => onTick([key], target.checked)}
                />
                <span className="wrap-anywhere" dir="auto">{`${kind}: ${isolated(label)}`}</span>
              </label>
              <p className="pb-1.25 pl-6 text-note wrap-anywhere text-ink-2">{[shownTime(at), ...notes].join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** 'With 2 notes, 1 reply.' */
function withText(attached: Attached): string | undefined {
  const parts = (Object.keys(attachments) as (keyof Attached)[]).flatMap((what) => {
    const [one, many] = attachments[what];
    const count = attached[what];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? undefined : `With ${parts.join(', ')}.`;
}
