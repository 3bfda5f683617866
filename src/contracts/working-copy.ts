import * as z from 'zod/mini';
import { atMost, pageOf, sourceText, typed, wholeNumber } from './text.ts';

const board = z.enum(['signal-board', 'blog'], 'Board can only be signal-board or blog');

const text = z.optional(sourceText('A field of a draft must be text'));
const box = z.optional(z.boolean('Published must be true or false'));
const { length: titleLength, message: titleTooLong } = atMost('Title', 300);
const titleMissing = 'A draft needs a title';

/**
 * The fields of both boards' forms exactly as typed, whatever a post needs: dates and numbers are texts, and a text may be
 * half of one.
 */
export const draftFields = {
  title: sourceText(titleMissing).check(
    z.refine((title) => title.trim() !== '', titleMissing),
    z.maxLength(titleLength, titleTooLong),
  ),
  slug: text,
  content: text,
  category: text,
  published: box,
  publishedAt: text,
  thumbnailUrl: text,
  // The blog's.
  summary: text,
  author: text,
  authorTitle: text,
  authorImageUrl: text,
  featuredImage: text,
  metaDescription: text,
  metaKeywords: text,
  readTimeMinutes: text,
  // The Signal Board's.
  description: text,
  sourceType: text,
  url: text,
};

const wrongVersion = 'Base version must be a version of the post';

/** What is written, and on which version of the post. */
const written = {
  baseVersion: z.optional(z.nullable(z.int(wrongVersion).check(z.minimum(1, wrongVersion)))),
  values: z.object(draftFields, titleMissing),
};

export const workingCopyChange = z.object(written);

const wrongPost = 'Post must be the id of a post';

export const newWorkingCopy = z.object({
  board,
  postId: z.optional(z.nullable(z.int(wrongPost).check(z.minimum(1, wrongPost), z.maximum(2 ** 31 - 1, wrongPost)))),
  ...written,
});

export const workingCopyQuery = z.object({
  board,
  post: z.optional(wholeNumber((low, high) => `Post must be a whole number from ${low} to ${high}`, 1, 2 ** 31 - 1)),
  search: z.optional(z.string().check(typed())),
  category: z.optional(z.string().check(typed())),
  ...pageOf(100),
});

/** What lists say of a working copy. */
export interface ListedCopy {
  id: number;
  title: string;
  /** As typed; empty if none was chosen. */
  category: string;
  /** Null once that account is removed. */
  updatedBy: string | null;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** A working copy as the API returns it. */
export interface WorkingCopy extends Omit<ListedCopy, 'title' | 'category'> {
  board: z.infer<typeof board>;
  /** Null for what is not a post yet. */
  postId: number | null;
  /** Null for what is not a post yet. */
  baseVersion: number | null;
  values: Partial<z.infer<typeof workingCopyChange>['values']>;
  /** The same as the header, for answers with a list. */
  etag: string;
}
