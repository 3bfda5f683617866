/** The copy of a person's data that they can ask for (GDPR, article 15): for programs as JSON, and as text to read. */
import { site } from '#src/content/site.ts';
import type { Database } from '#db/connection.ts';
import { readItems } from '#db/inbox/person.ts';
import type { FoundItem, PersonData } from '#src/contracts/inbox-person.ts';

/** Columns that say something about the site and nothing about a person: hashes, sealed codes and ids of messages. */
const INTERNAL = new Set(['confirmationHash', 'sealedCode', 'messageId', 'processed', 'answerId', 'ratingHandledAt']);

/** What every copy says at its end. */
const unknowable =
  'Not in this copy, because the site does not keep it: mails and messages that were already sent, backups, and the logs ' +
  'of the server. Other people’s texts that mention this person are named with their date only: they are those people’s data.';

/** A copy of the items that were chosen. */
export async function personCopy(db: Database, { person }: PersonData, chosen: readonly FoundItem[]) {
  const stored = await readItems(
    db,
    chosen.map(({ key }) => key),
  );
  const others = chosen.filter(({ group }) => !['leads', 'calls', 'conversations'].includes(group));
  return {
    controller: { name: site.name, email: site.email.support },
    person,
    madeAt: new Date().toISOString(),
    ...Object.fromEntries(
      Object.entries(stored).map(([name, rows]) => [name, rows.map((row) => withoutInternal(row))]),
    ),
    alsoStored: others.map(({ group, at }) => ({ kind: group, at })),
    note: unknowable,
  };
}

/** The same as plain text: headings, and a line a field. */
export function asText(copy: Awaited<ReturnType<typeof personCopy>>): string {
  const blocks = Object.entries(copy).map(([name, value]) => `${headingOf(name)}\n${textOf(value)}`);
  return `${blocks.join('\n\n')}\n`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? 'None' : value.map((entry) => textOf(entry)).join('\n\n');
  }
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== 'object') return String(value ?? '');
  return Object.entries(value)
    .filter(([, field]) => field !== null && field !== '')
    .map(([name, field]) => `  ${headingOf(name)}: ${textOf(field).replace(/\n/g, '\n    ')}`)
    .join('\n');
}

/** 'contactRequests' as 'Contact requests'. */
function headingOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withoutInternal(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name)));
}
