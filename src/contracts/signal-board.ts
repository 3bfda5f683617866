import * as z from 'zod/mini';
import type { FieldErrors } from './failure.ts';
import {
  type PostListed,
  postQuery,
  publishedAtField,
  publishedField,
  shownPictureField,
  SLUG_LENGTH,
  slugField,
  titleField,
  webAddressField,
} from './post.ts';
import { atMost, requiredText, sourceText } from './text.ts';

export const signalBoardCategories = ['playbook', 'signal', 'idea', 'wild', 'tool'] as const;
const sourceTypes = ['original', 'external'] as const;

const fields = z.object({
  title: titleField(1, 'Title is required'),
  description: requiredText(1, 'Description is required', atMost('Description', 5000)),
  slug: slugField(SLUG_LENGTH),
  category: z.enum(signalBoardCategories, 'Please choose one of the categories'),
  sourceType: z.enum(sourceTypes, 'Please choose original or external'),
  url: webAddressField('Please enter a valid URL'),
  thumbnailUrl: webAddressField('Please enter a valid URL'),
  content: z.nullish(sourceText('Content must be text')),
  published: publishedField,
  publishedAt: publishedAtField,
});

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

/** A Signal Board post as an admin sends it (docs/spec.md): published by default, in Markdown. Null clears a field. */
export const signalBoardPost = fields.check(hasTarget);

/** The fields to change; {@link signalBoardErrors} validates the resulting post. */
export const signalBoardChange = z.partial(fields);

/** As the form validates it: here the slug is required. */
export const signalBoardForm = z
  .extend(fields, {
    slug: requiredText(1, 'Slug is required'),
    thumbnailUrl: shownPictureField,
  })
  .check(hasTarget);

export const signalBoardQuery = postQuery(signalBoardCategories);

/** A post as lists return it, without content. */
export interface SignalBoardListed
  extends PostListed, Omit<Required<z.infer<typeof fields>>, keyof PostListed | 'content'> {}

/** A single post, with content. */
export interface SignalBoardFull extends SignalBoardListed {
  /** Markdown, exactly as typed. */
  content: string | null;
  /** Rendered and sanitized: the only form that may reach a page. */
  contentHtml: string | null;
}
