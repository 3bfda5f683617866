import * as z from 'zod/mini';
import { cleanEmail, cleanPhone, isEmailAddress } from './pasted.ts';
import { storable } from './storable.ts';

const wrongPerson = 'Please enter an email address or a phone number';

/** Whose data to find: an email address, or a phone number of 7 digits or more. */
const person = z.string(wrongPerson).check(
  typedPerson(),
  z.refine((text) => isEmailAddress(text) || isPhone(text), wrongPerson),
);

export const personQuery = z.object({ person });

const noItems = 'Please tick what is this person’s';

/** What of the found data is this person's, as somebody ticked it. */
const chosen = {
  person,
  /** The keys of the found items that are this person's. */
  items: z
    .array(z.string(noItems).check(z.maxLength(300, noItems)), noItems)
    .check(z.minLength(1, noItems), z.maxLength(20_000, noItems)),
  /** The fingerprint from the response that was shown. */
  seen: z.string('Please look at what was found first'),
};

/** A copy of a person's data: for programs, or to read. */
export const personExport = z.object({
  ...chosen,
  as: z.enum(['json', 'text'], 'The copy can be json or text'),
});

/** Deletes what was ticked of a person's data as it was shown. */
export const personDeletion = z
  .object({
    ...chosen,
    /** The same address or number again, typed by hand. */
    confirm: z.string('Please type the address to confirm').check(typedPerson()),
  })
  .check(
    z.refine(({ person, confirm }) => person.toLowerCase() === confirm.toLowerCase(), {
      path: ['confirm'],
      message: 'This does not match the address whose data is shown',
    }),
  );

/** Where a person's data may be stored. */
export type PersonGroup = 'leads' | 'calls' | 'conversations' | 'notifications' | 'answers' | 'mentions';

/** What people are recognized by; `chat` is the conversation that was sent with a contact request. */
export interface Identifier {
  kind: 'email' | 'phone' | 'name' | 'chat';
  value: string;
  /** The item in which it was found; null for the one that was searched for. */
  from: string | null;
}

/** What goes with a contact request, a call or a conversation. */
export interface Attached {
  notes: number;
  replies: number;
  notifications: number;
  answers: number;
}

/** A stored item that may be the person's, and what a deletion would remove with it. */
export interface FoundItem {
  /** Names it in a deletion or a copy. */
  key: string;
  group: PersonGroup;
  /** A short description for admins. */
  label: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The places of the identifiers that led to it, first found first. */
  ledBy: number[];
  attached: Attached;
}

/** What is stored under an address or number, and under everything that was found on the way. */
export interface PersonData {
  person: string;
  /** Fingerprint of all of it, to be sent with a deletion or copy. */
  seen: string;
  identifiers: Identifier[];
  items: FoundItem[];
  /** There was too much to follow every identifier, or to show every item. */
  isCut: boolean;
}

function typedPerson() {
  return z.overwrite<string>((text) => (text.includes('@') ? cleanEmail : cleanPhone)(storable(text)));
}

/** In the digits of any script: a number is looked for as the visitor typed it. */
function isPhone(text: string): boolean {
  return text.length <= 50 && /^[\p{Nd} +().-]*$/u.test(text) && text.replace(/\P{Nd}/gu, '').length >= 7;
}
