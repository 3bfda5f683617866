import * as z from 'zod/mini';
import { cleanEmail, cleanPhone, isEmailAddress } from './pasted.ts';
import { storable } from './storable.ts';
import { typed } from './text.ts';

const wrongPerson = 'Please enter an email address or a phone number';

/** Whose data to find: an email address, or a phone number of 7 digits or more. */
const person = z.string(wrongPerson).check(
  z.overwrite((text) => (text.includes('@') ? cleanEmail : cleanPhone)(storable(text))),
  z.refine((text) => isEmailAddress(text) || isPhone(text), wrongPerson),
);

export const personQuery = z.object({ person });

/** Deletes a person's data as it was shown. */
export const personDeletion = z
  .object({
    person,
    /** The same address or number again, typed by hand. */
    confirm: z.string('Please type the address to confirm').check(typed()),
    /** The fingerprint from the response that was shown. */
    seen: z.string('Please look at what will be deleted first'),
  })
  .check(
    z.refine(({ person, confirm }) => person.toLowerCase() === confirm.toLowerCase(), {
      path: ['confirm'],
      message: 'This does not match the address whose data is shown',
    }),
  );

/** Where a person's data may be stored. */
export const personGroups = [
  ...(['leads', 'calls', 'conversations', 'notes', 'replies'] as const),
  ...(['notifications', 'answers', 'mentions'] as const),
] as const;

export type PersonGroup = (typeof personGroups)[number];

/** A person's stored data, which a deletion would remove. */
export interface PersonData {
  person: string;
  /** Fingerprint of all of it, to be sent with the deletion. */
  seen: string;
  /** One line per row, by where it is stored. */
  found: Record<PersonGroup, { label: string; at: string }[]>;
}

function isPhone(text: string): boolean {
  return text.length <= 50 && /^[\d +().-]*$/.test(text) && text.replace(/\D/g, '').length >= 7;
}
