/** The differences between the two boards' dashboards; the texts are those of docs/spec.md. */
export interface BoardDashboard {
  /** As in the paths of the API and of the pages. */
  readonly name: 'signal-board' | 'blog';
  /** The form for a new post; followed by an id, for that post. */
  readonly editPath: string;
  readonly columns: readonly ('author' | 'category' | 'source' | 'status' | 'updated')[];
  readonly words: Readonly<Record<keyof typeof blog.words, string>>;
}

/** The dashboard of the Signal Board. */
const signalBoard = {
  name: 'signal-board',
  editPath: '/admin-dashboard/post',
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
const blog = {
  name: 'blog',
  editPath: '/admin-dashboard/blog/post',
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

export const dashboards: Readonly<Record<BoardDashboard['name'], BoardDashboard>> = {
  'signal-board': signalBoard,
  blog,
};
