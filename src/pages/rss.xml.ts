import type { APIRoute } from 'astro';
import { blogFeed } from '#src/features/blog/feed.ts';
import { rss } from '#src/features/posts/feed.ts';
import { readSnapshot } from '#src/domain/posts/snapshot.ts';

export const GET: APIRoute = ({ url, site }) =>
  rss(blogFeed(readSnapshot().blog, new URL(url.pathname, site)));
