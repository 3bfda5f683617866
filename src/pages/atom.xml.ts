import type { APIRoute } from 'astro';
import { blogFeed } from '#src/features/posts/board-feeds.ts';
import { atom } from '#src/features/posts/feed.ts';
import { publishedFeed } from '#src/features/posts/published.server.ts';

export const prerender = false;

export const GET: APIRoute = async (page) =>
  atom(blogFeed(await publishedFeed(page, 'blog'), new URL(page.url.pathname, page.site)));
