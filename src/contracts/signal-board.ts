import * as z from 'zod/mini';
import type { FieldErrors } from './failure.ts';
import {
  categoryField,
  type PostListed,
  publishedAtField,
  publishedField,
  shownPictureField,
  SLUG_LENGTH,
  slugField,
  titleField,
  webAddressField,
} from './post.ts';
import { atMost, requiredText, sourceText } from './text.ts';

const sourceTypes = ['original', 'external'] as const;

function fields(categories: readonly string[]) {
  return z.object({
    title: titleField(1, 'Title is required'),
    description: requiredText(1, 'Description is required', atMost('Description', 5000)),
    slug: slugField(SLUG_LENGTH),
    category: categoryField(categories),
    sourceType: z.enum(sourceTypes, 'Please choose original or external'),
    url: webAddressField('Please enter a valid URL'),
    thumbnailUrl: webAddressField('Please enter a valid URL'),
    content: z.nullish(sourceText('Content must be text')),
    published: publishedField,
    publishedAt: publishedAtField,
  });
}

interface Leading {
  published?: boolean | undefined;
  sourceType?: string | undefined;
  url?: string | null | undefined;
}

/** A published post without content must link to its source. */
export function signalBoardErrors({ published = true, sourceType, url }: Leading): FieldErrors {
  const leadsNowhere = published && sourceType === 'external' && !url;
  return leadsNowhere ? { url: ['An external post needs its URL before it can be published'] } : {};
}

const hasTarget = z.check<Leading>(({ value, issues }) => {
  const [message] = signalBoardErrors(value).url ?? [];
  if (message) issues.push({ code: 'custom', path: ['url'], message, input: value.url });
});

/**
 * A Signal Board post as an admin sends it (docs/spec.md): published by default, in Markdown. Null clears a field.
 *
 * @param categories ids of those that the content lists
 */
export function signalBoardPost(categories: readonly string[]) {
  return fields(categories).check(hasTarget);
}

/** The fields to change; {@link signalBoardErrors} validates the resulting post. */
export function signalBoardChange(categories: readonly string[]) {
  return z.partial(fields(categories));
}

/** As the form validates it: here the slug is required. */
export function signalBoardForm(categories: readonly string[]) {
  return z
    .extend(fields(categories), {
      slug: requiredText(1, 'Slug is required'),
      thumbnailUrl: shownPictureField,
    })
    .check(hasTarget);
}

/** As it was validated. */
export type SignalBoardPost = z.infer<ReturnType<typeof signalBoardPost>>;

/** A post as lists return it, without content. */
export interface SignalBoardListed extends PostListed, Omit<Required<SignalBoardPost>, keyof PostListed | 'content'> {}

/** A single post, with content. */
export interface SignalBoardFull extends SignalBoardListed {
  /** Markdown, exactly as typed. */
  content: string | null;
  /** Rendered and sanitized: the only form that may reach a page. */
  contentHtml: string | null;
}
