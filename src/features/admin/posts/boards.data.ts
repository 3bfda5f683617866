import { blogAdminFilter, blogHues, blogLabels } from '#src/content/labels.data.ts';
import { signalBoardHues, signalBoardLabels } from '#src/content/labels.data.ts';

/** The dashboard of the Signal Board; the texts are those of docs/spec.md. */
export const signalBoard = {
  name: 'signal-board',
  editPath: '/admin-dashboard/post',
  labels: signalBoardLabels,
  hues: signalBoardHues,
  columns: ['category', 'source', 'status', 'updated'],
  words: {
    title: 'Signal Board Posts',
    intro: 'Manage content that appears on the Signal Board',
    create: 'New Post',
    listFailed: 'Failed to fetch signal board posts',
    deleted: 'Post deleted',
    deleteFailed: 'Failed to delete post',
    confirmTitle: 'Delete Post',
    confirmText: 'You can restore it for 30 days.',
    empty: 'No posts found',
    createFirst: 'Create your first post',
  },
} as const;

/** The dashboard of the blog. */
export const blog = {
  name: 'blog',
  editPath: '/admin-dashboard/blog/post',
  categories: blogAdminFilter,
  labels: blogLabels,
  hues: blogHues,
  columns: ['author', 'category', 'status'],
  words: {
    title: 'Blog Posts',
    intro: 'Manage content that appears on the Blog',
    create: 'New Blog Post',
    listFailed: 'Failed to fetch blog posts',
    deleted: 'Blog post deleted',
    deleteFailed: 'Failed to delete blog post',
    confirmTitle: 'Delete Blog Post',
    confirmText: 'This action cannot be undone.',
    empty: 'No blog posts found',
    createFirst: 'Create your first blog post',
  },
} as const;
