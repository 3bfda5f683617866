/** Everything that is stored under what a person is recognized by, for a copy (GDPR, article 15) or a deletion (17). */
import { hash } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import {
  countAttached,
  type Erasure,
  findRows,
  findSentConversations,
  MAX_ROWS,
  type PersonRow,
} from '#db/inbox/person.ts';
import type { FoundItem, Identifier, PersonData } from '#src/contracts/inbox-person.ts';
import { identifierOf, identifiersIn, patternOf, sameAs } from './identifiers.ts';

/** Identifiers that are followed: a switchboard's number leads to many people, and each of them to more. */
const MAX_IDENTIFIERS = 40;

type Found = Omit<FoundItem, 'attached'> & { item: string | null };

const nothing = { notes: 0, replies: 0, notifications: 0, answers: 0 };

/**
 * Finds what is stored under an address or number and under every address, number and name that stands in it, and so on.
 * Names are looked for but not followed: too many people share them. Whose all of it is, a person decides.
 */
export async function findPerson(db: Database, person: string): Promise<PersonData> {
  const identifiers: Identifier[] = [{ ...identifierOf(person), from: null }];
  const known = new Set(identifiers.map(sameAs));
  const found = new Map<string, Found>();
  const followed = new Set<string>();
  let isCut = false;
  for (let place = 0; place < identifiers.length; place++) {
    const identifier = identifiers[place] as Identifier;
    const rows = await rowsOf(db, identifier);
    isCut ||= rows.length >= MAX_ROWS;
    for (const row of rows) {
      note(found, row, place);
      if (identifier.kind === 'name' || followed.has(row.key)) continue;
      followed.add(row.key);
      for (const next of [...identifiersIn(row), ...transcriptOf(row)]) {
        if (known.has(sameAs(next))) continue;
        if (identifiers.length >= MAX_IDENTIFIERS) isCut = true;
        else {
          known.add(sameAs(next));
          identifiers.push({ ...next, from: row.label });
        }
      }
    }
  }
  const items = await withAttached(db, found);
  return { person, seen: digestOf(identifiers, items), identifiers, items, isCut };
}

/**
 * What deleting some of the found items means.
 *
 * @returns undefined if one of the keys was not found
 */
export function erasureOf(
  { identifiers, items }: PersonData,
  keys: readonly string[],
): (Erasure & { counts: Record<string, number> }) | undefined {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const chosen = [...new Set(keys)].map((key) => byKey.get(key));
  if (!chosen.every((item) => item !== undefined)) return undefined;
  const isMention = ({ group }: { group: string }) => group === 'mentions';
  const isItem = ({ group }: { group: string }) => ['leads', 'calls', 'conversations'].includes(group);
  return {
    items: chosen.filter(isItem).map(({ key }) => key),
    keys: chosen.filter((item) => !isItem(item) && !isMention(item)).map(({ key }) => key),
    mentions: chosen.filter(isMention).map(({ key, ledBy }) => ({
      key,
      patterns: ledBy.map((place) => patternOf(identifiers[place] as Identifier)),
    })),
    counts: Object.fromEntries(
      [...Map.groupBy(chosen, ({ group }) => group)].map(([group, { length }]) => [group, length]),
    ),
  };
}

function rowsOf(db: Database, identifier: Identifier): Promise<PersonRow[]> {
  return identifier.kind === 'chat' ? findSentConversations(db, identifier.value) : findRows(db, patternOf(identifier));
}

/** A contact request may have come with a conversation, which is stored on its own as well. */
function transcriptOf({ group, key }: PersonRow): { kind: 'chat'; value: string }[] {
  return group === 'leads' ? [{ kind: 'chat', value: key }] : [];
}

function note(found: Map<string, Found>, { key, group, item, label, at }: PersonRow, place: number): void {
  const row = found.get(key) ?? { key, group, item, label, at: at.toISOString(), ledBy: [] };
  row.ledBy.push(place);
  found.set(key, row);
}

/** The items, newest first, each with what goes with it; that is listed on its own only where it names somebody else. */
async function withAttached(db: Database, found: ReadonlyMap<string, Found>): Promise<FoundItem[]> {
  const own = [...found.values()].filter(({ key, item }) => key === item);
  const attached = await countAttached(
    db,
    own.map(({ key }) => key),
  );
  const items = [...found.values()].flatMap(({ item, ...row }) => {
    const isOwn = row.key === item;
    const ledToItem = isOwn ? [] : (found.get(item ?? '')?.ledBy ?? []);
    const ledBy = row.ledBy.filter((place) => !ledToItem.includes(place));
    return ledBy.length === 0 ? [] : [{ ...row, ledBy, attached: attached.get(row.key) ?? nothing }];
  });
  return items.sort((one, other) => other.at.localeCompare(one.at) || (one.key < other.key ? -1 : 1));
}

/** A digest that identifies exactly these items and how they were found. */
function digestOf(identifiers: readonly Identifier[], items: readonly FoundItem[]): string {
  return hash('sha256', JSON.stringify([identifiers, items]), 'base64url');
}
