import { checkWith, type FieldErrors } from '#src/contracts/failure.ts';
import { BLOG_SLUG_LENGTH, blogForm } from '#src/contracts/blog.ts';
import { SLUG_LENGTH } from '#src/contracts/post.ts';
import { signalBoardForm } from '#src/contracts/signal-board.ts';
import { adminLabel } from '#src/domain/posts/admin-categories.ts';
import { categoryIds } from '#src/domain/posts/categories.ts';
import { slugOf } from '#src/domain/slug.ts';
import { agencyField, shownTime, instantIn } from '../agency-time.ts';
import { blogData, type BoardData, signalBoardData } from './board-forms.ts';

const formOfArticle = blogForm(categoryIds('blog'));
const formOfSignal = signalBoardForm(categoryIds('signal-board'));

/** The values of a form: the texts of its fields, and the switches. */
export type Values = Readonly<Record<string, string | boolean>>;

/** The same of a post, with the fields that both boards have. */
export type PostFormValues = BoardData['empty'];

/** The differences between the two editors. */
export interface EditorBoard extends BoardData {
  /** Maximum length of a generated slug, in characters. */
  slugLength: number;
  /** The body of POST and PATCH. */
  toBody(values: PostFormValues): Record<string, unknown>;
  /** A form's errors, in the words of the spec. */
  check(values: PostFormValues): FieldErrors;
  /** Normalizes the values before they are validated and sent. @param before the initial values */
  complete(values: PostFormValues, before: PostFormValues): PostFormValues;
}

/** A post of the server as form values. */
export function fromPost({ empty }: EditorBoard, post: Readonly<Record<string, unknown>>): PostFormValues {
  const fields = Object.entries(empty).map(([field, value]) => {
    if (typeof value === 'boolean') return [field, post[field] === true];
    return [field, field === 'publishedAt' ? agencyField(post[field]) : String(post[field] ?? '')];
  });
  return Object.fromEntries(fields) as PostFormValues;
}

/**
 * An old version's texts with what decides about publishing as it is now: no restored text takes a page off the site,
 * publishes a draft or moves it to another address.
 */
export function restoredTexts(old: PostFormValues, now: PostFormValues): PostFormValues {
  const { published, publishedAt, slug } = now;
  return { ...old, published, publishedAt, slug };
}

/** What makes a board's content into safe HTML, as on the site. It throws ContentTooLarge. */
export async function loadRenderer({ name }: EditorBoard): Promise<(content: string) => string> {
  return (await import('#src/domain/render/render.ts')).renderers[name];
}

/** A field's value as readable text. */
export function fieldText(board: EditorBoard, field: string, value: string | boolean | undefined): string {
  if (field === 'publishedAt' && value) return shownTime(instantIn(String(value)));
  if (field === 'published') return value ? 'Published' : 'Draft';
  return optionsOf(board, field, String(value ?? ''))?.[String(value)] ?? String(value ?? '');
}

/** The options of a field, with the category that a post has where the content no longer lists it. */
export function optionsOf({ name, fields }: EditorBoard, field: string, value: string) {
  const options = fields[field]?.options;
  if (field !== 'category' || !options || !value || value in options) return options;
  return { ...options, [value]: adminLabel(name, value) };
}

/** The form of a blog post (docs/spec.md). */
export const blogEditor: EditorBoard = {
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
  check: (values) => checkWith(formOfArticle)(blogEditor.toBody(values)),
  complete: (values, before) => ({
    ...values,
    slug: values.slug.trim() ? values.slug : slugOf(values.title, BLOG_SLUG_LENGTH),
    // A post without a reading time stays without one.
    readTimeMinutes:
      values.readTimeMinutes === before.readTimeMinutes
        ? String(before.readTimeMinutes)
        : readTimeOf(String(values.readTimeMinutes)),
  }),
};

/** An invalid number becomes the default (docs/spec.md); valid ones are checked by the schema. */
export function readTimeOf(entry: string): string {
  return entry.trim() && Number.isFinite(Number(entry)) ? entry.trim() : blogData.empty.readTimeMinutes;
}

/** The form of a Signal Board post (docs/spec.md). */
export const signalBoardEditor: EditorBoard = {
  ...signalBoardData,
  slugLength: SLUG_LENGTH,
  // Hidden fields are not saved, because nobody should publish what they do not see.
  toBody(values) {
    const hidden = values.sourceType === 'external' ? 'content' : 'url';
    return { ...values, publishedAt: instantIn(values.publishedAt), [hidden]: null };
  },
  check: (values) => checkWith(formOfSignal)(signalBoardEditor.toBody(values)),
  complete: (values) => values,
};
