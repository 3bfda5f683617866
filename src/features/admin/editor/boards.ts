import { BLOG_SLUG_LENGTH, blogForm } from '#src/contracts/blog.ts';
import { SLUG_LENGTH } from '#src/contracts/post.ts';
import { signalBoardForm } from '#src/contracts/signal-board.ts';
import { slugOf } from '#src/domain/slug.ts';
import { instantIn } from '../agency-time.ts';
import { errorsOf } from '../failure.ts';
import type { EditorBoard } from './board.ts';
import { blogData, signalBoardData } from './boards.data.ts';

/** The form of a blog post (docs/spec.md). */
export const blog: EditorBoard = {
  ...blogData,
  slugLength: BLOG_SLUG_LENGTH,
  toBody({ readTimeMinutes, ...values }) {
    const minutes = String(readTimeMinutes).trim();
    return {
      ...values,
      publishedAt: instantIn(values.publishedAt),
      readTimeMinutes: minutes ? Number(minutes) : null,
    };
  },
  check: (values) => errorsOf(blogForm.safeParse(blog.toBody(values))),
  complete: (values, before) => ({
    ...values,
    slug: values.slug.trim() ? values.slug : slugOf(values.title, BLOG_SLUG_LENGTH),
    // A post without a reading time stays without one.
    readTimeMinutes:
      values.readTimeMinutes === before.readTimeMinutes
        ? String(before.readTimeMinutes)
        : readTime(String(values.readTimeMinutes)),
  }),
};

/** An invalid number becomes the default (docs/spec.md); valid ones are checked by the schema. */
export function readTime(entry: string): string {
  return entry.trim() && Number.isFinite(Number(entry))
    ? entry.trim()
    : blogData.empty.readTimeMinutes;
}

/** The form of a Signal Board post (docs/spec.md). */
export const signalBoard: EditorBoard = {
  ...signalBoardData,
  slugLength: SLUG_LENGTH,
  // Hidden fields are not saved, because nobody should publish what they do not see.
  toBody(values) {
    const hidden = values.sourceType === 'external' ? 'content' : 'url';
    return { ...values, publishedAt: instantIn(values.publishedAt), [hidden]: null };
  },
  check: (values) => errorsOf(signalBoardForm.safeParse(signalBoard.toBody(values))),
  complete: (values) => values,
};
