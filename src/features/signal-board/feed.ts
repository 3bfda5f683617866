import { signalBoardLabels } from '#src/content/labels.ts';
import { pageMeta } from '#src/content/page-meta.ts';
import { site } from '#src/content/site.ts';
import { signalCard } from '#src/domain/posts/signal-card.ts';
import { lastChange, publicationDate } from '#src/domain/posts/publication.ts';
import type { Signal } from '#src/domain/posts/snapshot.ts';
import { renderMarkdown } from '#src/domain/render/render.ts';
import { entryId, FEED_LENGTH, type Feed } from '../posts/feed.ts';

/**
 * The newest of the Signal Board as a feed; what comes from elsewhere leads there.
 *
 * @param address of the feed, on the published site.
 */
export function signalFeed(posts: readonly Signal[], address: URL): Feed {
  const { title, description } = pageMeta['/signal-board'];
  return {
    title: `${title} | ${site.productName}`,
    description,
    address: address.href,
    page: new URL('/signal-board', address).href,
    entries: posts.slice(0, FEED_LENGTH).map((post) => ({
      id: entryId(address, `signal-board/${post.id}`),
      title: post.title,
      address: new URL(signalCard(post, site.timeZone).href, address).href,
      category: signalBoardLabels[post.category],
      author: site.name,
      summary: post.description,
      contentHtml: renderMarkdown(post.content ?? ''),
      publishedAt: publicationDate(post),
      updatedAt: lastChange(post),
    })),
  };
}
