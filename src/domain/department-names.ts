import { contactTabs } from '#src/content/contact.data.ts';
import type { departments } from '#src/contracts/contact.ts';

type Department = (typeof departments)[number];

/** The departments as visitors read them: by the names of the tabs of the contact page. */
export const departmentNames = Object.fromEntries(contactTabs.map(({ id, label }) => [id, label])) as Record<
  Department,
  string
>;
