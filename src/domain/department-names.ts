import { contact } from '#src/content/messages.ts';
import type { departments } from '#src/contracts/contact.ts';

/** The departments as visitors read them. */
export const departmentNames: Record<(typeof departments)[number], string> = {
  sales: contact.sales,
  partnerships: contact.partnerships,
  support: contact.support,
};
