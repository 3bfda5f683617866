import * as z from 'zod/mini';
import { atMost, emailAddress, optionalText, requiredText, typedName, typedPhone } from './text.ts';

export const departments = ['sales', 'partnerships', 'support'] as const;

/**
 * The honeypot of both contact forms: a text field that people do not see and autofill does not know by name.
 * A request that fills it in is stored and flagged as spam.
 */
export const trapField = 'fh_ledger_ref';

const departmentMessage = 'Please choose sales, partnerships or support';

export const nameField = requiredText(2, 'Name must be at least 2 characters', atMost('Name', 200), typedName());

export const emailField = emailAddress('Please enter a valid email address');

/** A contact request (docs/spec.md). Only the request's body limit bounds message and chat. */
export const contactRequest = z.object({
  name: nameField,
  email: emailField,
  company: requiredText(1, 'Company name is required', atMost('Company name', 200), typedName()),
  phone: optionalText('Phone number must be text', atMost('Phone number', 50), typedPhone()),
  message: requiredText(10, 'Message must be at least 10 characters'),
  consent: z.literal(true, 'You must agree to the terms'),
  department: z.pipe(optionalText(departmentMessage), z.optional(z.enum(departments, departmentMessage))),
  chatHistory: optionalText('Chat history must be text'),
  /** What the visitor was looking at, e.g. the title of an automation. */
  about: optionalText('What it is about must be text', atMost('Subject', 200)),
  [trapField]: optionalText('This field stays empty'),
});

/** What a request says besides who sends it and the message, as mail, inbox and export name it. */
export const leadDetails = [
  ['department', 'Department'],
  ['about', 'Was looking at'],
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
