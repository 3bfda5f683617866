import { signalBoardLabels } from '#src/content/labels.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { site } from '#src/content/site.ts';
import type { SignalBoardFull } from '#src/contracts/signal-board.ts';
import { signalCard } from '#src/domain/posts/signal-card.ts';
import { lastChange, publicationDate } from '#src/domain/posts/publication.ts';
import { entryId, type Feed } from '../posts/feed.ts';

/**
 * The latest Signal Board posts as a feed; posts from other sites link there.
 *
 * @param address of the feed, on the published site.
 */
export function signalFeed(posts: readonly SignalBoardFull[], address: URL): Feed {
  const { title, description } = pageMeta['/signal-board'];
  return {
    title: `${title} | ${site.productName}`,
    description,
    address: address.href,
    page: new URL('/signal-board', address).href,
    entries: posts.map((post) => ({
      id: entryId(address, `signal-board/${post.id}`),
      title: post.title,
      address: new URL(signalCard(post, site.timeZone, site.locale).href, address).href,
      category: signalBoardLabels[post.category],
      author: site.name,
      summary: post.description,
      contentHtml: post.contentHtml ?? '',
      publishedAt: publicationDate(post),
      updatedAt: lastChange(post),
    })),
  };
}
