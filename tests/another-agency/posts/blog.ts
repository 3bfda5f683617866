import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const blog: readonly DemoArticle[] = [];
