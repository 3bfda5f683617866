import type { FieldErrors } from '#src/contracts/failure.ts';
import type { Language } from './content/tools.ts';
import { agencyField, instantIn, formatAgencyTime } from '../agency-time.ts';

/** The values of a form: the texts of its fields, and the switches. */
export type Values = Readonly<Record<string, string | boolean>>;

/** The fields that both boards have. */
export type PostValues = Values & {
  readonly title: string;
  readonly slug: string;
  readonly category: string;
  readonly content: string;
  readonly published: boolean;
  /** In the agency's time zone, as a `datetime-local` value; empty: the moment of first publishing. */
  readonly publishedAt: string;
};

interface Words {
  title: string;
  description?: string;
}

/** A field of a form, and how it is edited. */
interface FieldSpec {
  label: string;
  required?: boolean;
  hint?: string;
  type?: 'url' | 'number' | 'datetime-local' | 'picture';
  min?: number;
  /** More than one makes it a multi-line field. */
  rows?: number;
  /** The labels of its options, by value. */
  options?: Readonly<Record<string, string>>;
  /** It is half as wide as the form, where there is room. */
  isNarrow?: boolean;
}

/** The differences between the two editors. */
export interface EditorBoard {
  /** As in the paths of the API and of the pages. */
  name: 'signal-board' | 'blog';
  /** Of the content. */
  language: Language;
  /** Where the editor leads after saving or leaving. */
  dashboard: string;
  /** Initial values of a new post. */
  empty: PostValues;
  /** In the order of the form. */
  fields: Readonly<Record<string, FieldSpec>>;
  /** Maximum length of a generated slug, in characters. */
  slugLength: number;
  /** The body of POST and PATCH. */
  toBody(values: PostValues): Record<string, unknown>;
  /** A form's errors, in the words of the spec. */
  check(values: PostValues): FieldErrors;
  /** Normalizes the values before they are validated and sent. @param before the initial values */
  complete(values: PostValues, before: PostValues): PostValues;
  words: {
    /** Headings, and the link back. */
    create: string;
    edit: string;
    back: string;
    created: Words;
    updated: Words;
    /** Shown if neither the server nor the network gives a reason. */
    saveFailed: string;
    loadFailed: string;
  };
}

/** A post of the server as form values. */
export function fromPost(
  { empty }: EditorBoard,
  post: Readonly<Record<string, unknown>>,
): PostValues {
  const fields = Object.entries(empty).map(([field, value]) => {
    if (typeof value === 'boolean') return [field, post[field] === true];
    return [field, field === 'publishedAt' ? agencyField(post[field]) : String(post[field] ?? '')];
  });
  return Object.fromEntries(fields) as PostValues;
}

/** What makes a board's content into safe HTML, as on the site. It throws ContentTooLarge. */
export async function loadRenderer({ name }: EditorBoard): Promise<(content: string) => string> {
  return (await import('#src/domain/render/render.ts')).renderers[name];
}

/** A field's value as readable text. */
export function wordsOf(
  { fields }: EditorBoard,
  field: string,
  value: string | boolean | undefined,
): string {
  if (field === 'publishedAt' && value) return formatAgencyTime(instantIn(String(value)));
  if (field === 'published') return value ? 'Published' : 'Draft';
  return fields[field]?.options?.[String(value)] ?? String(value ?? '');
}
