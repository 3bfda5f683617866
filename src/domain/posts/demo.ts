import { blog } from '#src/content/posts/blog.ts';
import { signalBoard } from '#src/content/posts/signal-board.ts';
import { site } from '#src/content/site.ts';
import { team } from '#src/content/team.data.ts';
import type { DemoArticle, DemoSignal } from '#src/contracts/content/posts.ts';
import { minutesToRead, wordsIn } from './minutes-to-read.ts';

/** The demo posts of the blog as they are inserted, but for their dates. */
export const demoArticles = blog.map(({ by, draft, ...post }: DemoArticle) => ({
  ...post,
  ...bylineOf(by),
  readTimeMinutes: minutesToRead(wordsIn(post.content)),
  published: !draft,
}));

/** The demo posts of the Signal Board as they are inserted, but for their dates. */
export const demoSignals = signalBoard.map(({ draft, ...post }: DemoSignal) => ({
  ...post,
  sourceType: post.url ? ('external' as const) : ('original' as const),
  published: !draft,
}));

function bylineOf(id: string) {
  const member = team.find((one) => one.id === id);
  if (!member) return { author: site.name };
  return { author: member.name, authorTitle: member.role, authorImageUrl: member.avatar };
}
