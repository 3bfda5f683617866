import type { DemoArticle } from '#src/contracts/content/posts.ts';

/** Posts of a new database; write yours in the admin area. */
export const blog: readonly DemoArticle[] = [];
