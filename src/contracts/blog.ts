import * as z from 'zod/mini';
import {
  categoryField,
  lineField,
  type PostListed,
  publishedAtField,
  publishedField,
  shownPictureField,
  slugField,
  titleField,
  webAddressField,
} from './post.ts';
import { atMost, requiredText, sourceText } from './text.ts';

/** Maximum length of a slug, also of one made from the title (docs/spec.md). */
export const BLOG_SLUG_LENGTH = 80;

const shortContent = 'Content must be at least 50 characters';
const readTime = 'Read time must be a whole number of minutes, at least 1';

const minutes = z.int(readTime).check(z.minimum(1, readTime), z.maximum(1440, readTime));
const minutesOrNull = z.transform((value: number | '' | null) => value || null);

/**
 * A blog post as an admin sends it (docs/spec.md): a draft by default, content in HTML. Null clears a field.
 *
 * @param categories ids of those that the content lists
 */
export function blogPost(categories: readonly string[]) {
  return z.object({
    title: titleField(5, 'Title must be at least 5 characters'),
    slug: slugField(BLOG_SLUG_LENGTH),
    summary: requiredText(10, 'Summary must be at least 10 characters', atMost('Summary', 5000)),
    content: sourceText(shortContent).check(z.refine((value) => value.trim().length >= 50, shortContent)),
    category: categoryField(categories),
    author: requiredText(2, 'Author name is required', atMost('Author name', 200)),
    authorTitle: lineField('Author title', 200),
    authorImageUrl: webAddressField('Please enter a valid URL'),
    thumbnailUrl: webAddressField('Please enter a valid URL'),
    featuredImage: webAddressField('Please enter a valid URL'),
    metaDescription: lineField('Meta description', 1000),
    metaKeywords: lineField('Meta keywords', 1000),
    readTimeMinutes: z.optional(z.pipe(z.union([z.literal(['', null]), minutes], readTime), minutesOrNull)),
    published: publishedField,
    publishedAt: publishedAtField,
  });
}

/** As the form validates it. */
export function blogForm(categories: readonly string[]) {
  return z.extend(blogPost(categories), {
    authorImageUrl: shownPictureField,
    thumbnailUrl: shownPictureField,
    featuredImage: shownPictureField,
  });
}

/** The fields to change. */
export function blogChange(categories: readonly string[]) {
  return z.partial(blogPost(categories));
}

/** As it was validated. */
export type BlogPost = z.infer<ReturnType<typeof blogPost>>;

/** A post as lists return it, without content. */
export interface BlogListed extends PostListed, Omit<Required<BlogPost>, keyof PostListed | 'content'> {}

/** A single post, with content. */
export interface BlogFull extends BlogListed {
  /** HTML, exactly as typed. */
  content: string;
  /** Sanitized: the only form that may reach a page. */
  contentHtml: string;
}

/** An author of posts, as named in the latest one. */
export interface KnownAuthor {
  name: string;
  title: string | null;
  imageUrl: string | null;
}
