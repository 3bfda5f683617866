import type { APIRoute } from 'astro';
import { signalFeed } from '#src/features/signal-board/feed.ts';
import { rss } from '#src/features/posts/feed.ts';
import { readSnapshot } from '#src/domain/posts/snapshot.ts';

export const GET: APIRoute = ({ url, site }) =>
  rss(signalFeed(readSnapshot().signalBoard, new URL(url.pathname, site)));
