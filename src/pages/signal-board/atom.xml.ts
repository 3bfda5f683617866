import { atom, signalFeed } from '#src/features/posts/feed.ts';
import { feedRoute } from '#src/features/posts/published.server.ts';

export const prerender = false;

export const GET = feedRoute('signal-board', signalFeed, atom);
