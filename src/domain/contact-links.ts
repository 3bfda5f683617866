import { site } from '#src/content/site.ts';

export interface ContactLink {
  readonly text: string;
  readonly href: string;
}

const contacts: ContactLink[] = [
  site.phone,
  ...[...new Set(Object.values(site.email))].map((text) => ({ text, href: `mailto:${text}` })),
];

/** The parts of a text, in order: the agency's phone number and email addresses as links, the rest as it is. */
export function linkContacts(text: string): (string | ContactLink)[] {
  let parts: (string | ContactLink)[] = [text];
  for (const contact of contacts) {
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(contact.text).flatMap((rest, index) => (index > 0 ? [contact, rest] : [rest]))
        : [part],
    );
  }
  return parts.filter((part) => part !== '');
}
