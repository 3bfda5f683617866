import type { postSorts, postStatuses } from '#src/contracts/post.ts';

/** By value, which the standard has none of. */
type Choices<Value> = readonly (readonly [value: Value | '', label: string])[];

export const statuses: Choices<(typeof postStatuses)[number] | 'deleted'> = [
  ['', 'Any status'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Draft'],
  ['deleted', 'Recently deleted'],
];

export const sorts: Choices<(typeof postSorts)[number]> = [
  ['', 'Newest first'],
  ['updated', 'Last changed first'],
  ['title', 'By title'],
];
