import { blogCategories, signalBoardCategories } from '#src/content/post-categories.data.ts';
import type { PostCategory } from '#src/contracts/content/posts.ts';

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

/** A form: its fields, and what the editor around it says. */
export interface BoardData {
  /** As in the paths of the API and of the pages. */
  name: 'signal-board' | 'blog';
  /** Of the content. */
  language: 'markdown' | 'html';
  /** Where the editor leads after saving or leaving. */
  dashboard: string;
  /** Initial values of a new post: the texts of its fields, and the switches. Both boards have these fields. */
  empty: Readonly<Record<string, string | boolean>> & {
    readonly title: string;
    readonly slug: string;
    readonly category: string;
    readonly content: string;
    readonly published: boolean;
    /** In the agency's time zone, as a `datetime-local` value; empty: the moment of first publishing. */
    readonly publishedAt: string;
  };
  /** In the order of the form. */
  fields: Readonly<Record<string, FieldSpec>>;
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

/** What the menu of the form calls them. */
function namesOf(categories: readonly PostCategory[]): Record<string, string> {
  return Object.fromEntries(categories.map(({ id, label, choice = label }) => [id, choice]));
}

const publishedAt = { label: 'Publish at (optional)', type: 'datetime-local' } as const;

/** The form of a blog post (docs/spec.md). */
export const blogData = {
  name: 'blog',
  language: 'html',
  dashboard: '/admin-dashboard/blog',
  empty: {
    title: '',
    slug: '',
    summary: '',
    content: '',
    category: blogCategories[0]?.id ?? '',
    readTimeMinutes: '5',
    author: '',
    authorTitle: '',
    authorImageUrl: '',
    thumbnailUrl: '',
    featuredImage: '',
    metaDescription: '',
    metaKeywords: '',
    published: false,
    publishedAt: '',
  },
  fields: {
    title: { label: 'Title' },
    content: { label: 'Content', required: true, hint: 'HTML allowed' },
    published: { label: 'Published', hint: 'Make this blog post visible to the public' },
    publishedAt,
    slug: { label: 'Slug', isNarrow: true, hint: 'Leave empty to auto-generate from title' },
    summary: { label: 'Summary', required: true, rows: 3 },
    category: { label: 'Category', required: true, options: namesOf(blogCategories) },
    readTimeMinutes: { label: 'Read Time (minutes)', isNarrow: true, type: 'number', min: 1 },
    author: { label: 'Author', required: true },
    authorTitle: { label: 'Author Title' },
    authorImageUrl: { label: 'Author Image URL', type: 'picture' },
    thumbnailUrl: {
      label: 'Thumbnail URL',
      type: 'picture',
      hint: 'Shown on the cards of the list. Without one, a picture is drawn.',
    },
    featuredImage: {
      label: 'Featured Image URL',
      type: 'picture',
      hint: 'Shown above the article. Without one, the thumbnail is used.',
    },
    metaKeywords: { label: 'Meta Keywords (comma-separated)' },
    metaDescription: { label: 'Meta Description', rows: 2 },
  },
  words: {
    create: 'Create Blog Post',
    edit: 'Edit Blog Post',
    back: 'Back to Blog Dashboard',
    created: { title: 'Blog post created', description: 'New blog post has been created' },
    updated: { title: 'Blog post updated', description: 'Your changes have been saved' },
    saveFailed: 'An error occurred',
    loadFailed: 'Failed to fetch blog post',
  },
} as const;

/** The form of a Signal Board post (docs/spec.md). */
export const signalBoardData = {
  name: 'signal-board',
  language: 'markdown',
  dashboard: '/admin-dashboard',
  empty: {
    title: '',
    description: '',
    slug: '',
    category: signalBoardCategories[0]?.id ?? '',
    sourceType: 'original',
    url: '',
    thumbnailUrl: '',
    content: '',
    published: true,
    publishedAt: '',
  },
  fields: {
    title: { label: 'Title' },
    url: { label: 'External URL', type: 'url', hint: 'Where the post sends its readers.' },
    content: { label: 'Content', hint: 'Markdown supported' },
    published: { label: 'Published' },
    publishedAt,
    slug: { label: 'Slug', isNarrow: true, required: true },
    description: { label: 'Description', required: true, rows: 3 },
    category: { label: 'Category', required: true, options: namesOf(signalBoardCategories) },
    sourceType: {
      label: 'Source Type',
      options: { original: 'Original', external: 'External' },
    },
    thumbnailUrl: {
      label: 'Thumbnail URL',
      type: 'picture',
      hint: 'Optional. Without one, the board draws its own picture.',
    },
  },
  words: {
    create: 'Create Signal Board Post',
    edit: 'Edit Signal Board Post',
    back: 'Back to Signal Board Dashboard',
    created: { title: 'Post Created' },
    updated: { title: 'Post Updated' },
    saveFailed: 'Failed to save post',
    loadFailed: 'Failed to load post data',
  },
} as const;
