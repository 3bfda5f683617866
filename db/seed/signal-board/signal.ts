import type { NewSignalBoardPost } from '../../schema.ts';

/** A demo post; `daysAgo` counts back from the day it is inserted. */
export interface LaunchSignal extends Omit<NewSignalBoardPost, 'createdAt' | 'updatedAt'> {
  daysAgo: number;
  published: boolean;
}

/** What is written down: either Markdown of our own, or an address elsewhere. */
type Entry = Pick<LaunchSignal, 'title' | 'slug' | 'category' | 'description' | 'daysAgo'> &
  ({ content: string; url?: never } | { url: string; content?: never }) & {
    /** Unless it is one, it is published. */
    draft?: true;
  };

/** Completes an entry. */
export function signal({ draft, ...entry }: Entry): LaunchSignal {
  return { ...entry, sourceType: entry.url ? 'external' : 'original', published: !draft };
}
