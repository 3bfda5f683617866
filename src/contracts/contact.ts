import * as z from 'zod/mini';
import { contact } from '#src/content/messages.ts';
import { emailAddress, optionalText, requiredText, typedName, typedPhone } from './text.ts';

export const departments = ['sales', 'partnerships', 'support'] as const;

/**
 * The honeypot of both contact forms: a text field that people do not see and autofill does not know by name.
 * A request that fills it in is stored and flagged as spam.
 */
export const trapField = 'fh_ledger_ref';

export const nameField = requiredText(
  2,
  contact.nameTooShort,
  { length: 200, message: contact.nameTooLong },
  typedName(),
);

export const emailField = emailAddress(contact.emailInvalid);

/** A contact request (docs/spec.md). Only the request's body limit bounds message and chat. */
export const contactRequest = z.object({
  name: nameField,
  email: emailField,
  company: requiredText(1, contact.companyMissing, { length: 200, message: contact.companyTooLong }, typedName()),
  phone: optionalText(contact.phoneNotText, { length: 50, message: contact.phoneTooLong }, typedPhone()),
  message: requiredText(10, contact.messageTooShort),
  consent: z.literal(true, contact.consentMissing),
  department: z.pipe(
    optionalText(contact.departmentUnknown),
    z.optional(z.enum(departments, contact.departmentUnknown)),
  ),
  chatHistory: optionalText(contact.chatNotText),
  /** What the visitor was looking at, e.g. the title of an automation. */
  about: optionalText(contact.subjectNotText, { length: 200, message: contact.subjectTooLong }),
  [trapField]: optionalText(contact.trapNotText),
});

/** What a request says besides who sends it and the message, as the agency's mail, inbox and export name it. */
export const leadDetails = [
  /* eslint-disable lingui/no-unlocalized-strings -- for the agency's staff */
  ['department', 'Department'],
  ['about', 'Was looking at'],
  /* eslint-enable lingui/no-unlocalized-strings */
] as const;

export type LeadDetail = (typeof leadDetails)[number][0];

/** The fields of the form, as they start. */
export const emptyContact = {
  name: '',
  email: '',
  company: '',
  phone: '',
  message: '',
  consent: false,
  [trapField]: '',
};
