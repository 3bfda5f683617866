import type { APIRoute } from 'astro';
import { signalFeed } from '#src/features/posts/board-feeds.ts';
import { atom } from '#src/features/posts/feed.ts';
import { publishedFeed } from '#src/features/posts/published.server.ts';

export const prerender = false;

export const GET: APIRoute = async (page) =>
  atom(
    signalFeed(await publishedFeed(page, 'signal-board'), new URL(page.url.pathname, page.site)),
  );
