import { blogFormNames } from '#src/content/labels.data.ts';
import { BLOG_SLUG_LENGTH, blogForm } from '#src/contracts/blog.ts';
import { slugOf } from '#src/domain/slug.ts';
import { instantIn } from '../agency-time.ts';
import { errorsOf } from '../failure.ts';
import type { EditorBoard } from './board.ts';

/** The default for an invalid number of minutes (docs/spec.md). */
const DEFAULT_READ_TIME = '5';

const empty = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  category: 'automation',
  readTimeMinutes: DEFAULT_READ_TIME,
  author: '',
  authorTitle: '',
  thumbnailUrl: '',
  featuredImage: '',
  authorImageUrl: '',
  metaDescription: '',
  metaKeywords: '',
  published: false,
  publishedAt: '',
};

/** The form of a blog post (docs/spec.md). */
export type BlogValues = Readonly<typeof empty>;

export const blog: EditorBoard<BlogValues> = {
  name: 'blog',
  language: 'html',
  dashboard: '/admin-dashboard/blog',
  empty,
  labels: {
    title: 'Title',
    slug: 'Slug',
    summary: 'Summary',
    content: 'Content',
    category: 'Category',
    readTimeMinutes: 'Read Time (minutes)',
    author: 'Author',
    authorTitle: 'Author Title',
    thumbnailUrl: 'Thumbnail URL',
    featuredImage: 'Featured Image URL',
    authorImageUrl: 'Author Image URL',
    metaDescription: 'Meta Description',
    metaKeywords: 'Meta Keywords (comma-separated)',
    published: 'Published',
    publishedAt: 'Publish at (optional)',
  },
  names: { category: blogFormNames },
  slugLength: BLOG_SLUG_LENGTH,
  toBody: (values) => ({
    ...values,
    publishedAt: instantIn(values.publishedAt),
    readTimeMinutes: values.readTimeMinutes.trim() ? Number(values.readTimeMinutes) : null,
  }),
  check: (values) => errorsOf(blogForm.safeParse(blog.toBody(values))),
  complete: (values, before) => ({
    ...values,
    slug: values.slug.trim() ? values.slug : slugOf(values.title, BLOG_SLUG_LENGTH),
    // A post without a reading time stays without one.
    readTimeMinutes:
      values.readTimeMinutes === before.readTimeMinutes
        ? values.readTimeMinutes
        : readTime(values.readTimeMinutes),
  }),
  words: {
    create: 'Create Blog Post',
    edit: 'Edit Blog Post',
    back: 'Back to Blog Dashboard',
    created: { title: 'Blog post created', description: 'New blog post has been created' },
    updated: { title: 'Blog post updated', description: 'Your changes have been saved' },
    saveFailed: 'An error occurred',
    loadFailed: 'Failed to fetch blog post',
    deleteTitle: 'Delete Blog Post',
    deleteFailed: 'Failed to delete blog post',
  },
};

/** An invalid number becomes the default; valid ones are checked by the schema. */
export function readTime(entry: string): string {
  return entry.trim() && Number.isFinite(Number(entry)) ? entry.trim() : DEFAULT_READ_TIME;
}
