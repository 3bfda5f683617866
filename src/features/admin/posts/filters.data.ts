import type { postSorts, postStatuses } from '#src/contracts/post.ts';

interface Choice<Value> {
  /** Absent for the standard. */
  readonly value?: Value;
  readonly label: string;
}

export const statuses: readonly Choice<(typeof postStatuses)[number] | 'deleted'>[] = [
  { label: 'Any status' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Draft' },
  { value: 'deleted', label: 'Recently deleted' },
];

export const sorts: readonly Choice<(typeof postSorts)[number]>[] = [
  { label: 'Newest first' },
  { value: 'updated', label: 'Last changed first' },
  { value: 'title', label: 'By title' },
];
