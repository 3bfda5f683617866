/** The answer of a call that has created a post, as it is kept for a repeated request. */
import * as z from 'zod/mini';

const date = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text: string) => new Date(text)),
);

const post = z.looseObject({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  content: z.nullable(z.string()),
  contentHtml: z.nullable(z.string()),
  version: z.int(),
  published: z.boolean(),
  isPublic: z.boolean(),
  publishedAt: z.nullable(date),
  createdAt: date,
  updatedAt: date,
});

export const storedPostAnswer = z.object({
  post,
  purge: z.optional(z.string()),
});
