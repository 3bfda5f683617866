import { blogLabels, signalBoardLabels } from '#src/content/labels.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull } from '#src/contracts/blog.ts';
import type { SignalBoardFull } from '#src/contracts/signal-board.ts';
import { type BoardName, postPath } from '#src/domain/posts/paths.ts';
import { lastChange, publicationDate } from '#src/domain/posts/publication.ts';
import { signalCard } from '#src/domain/posts/signal-card.ts';
import type { Feed, FeedEntry } from './feed.ts';

/**
 * The latest articles as a feed.
 *
 * @param address of the feed, on the published site.
 */
export function blogFeed(posts: readonly BlogFull[], address: URL): Feed {
  return feedOf('blog', address, posts, (post) => ({
    address: postPath('blog', post.slug),
    category: blogLabels[post.category],
    author: post.author,
    summary: post.summary,
    contentHtml: post.contentHtml,
  }));
}

/** The latest Signal Board posts, likewise; posts from other sites link there. */
export function signalFeed(posts: readonly SignalBoardFull[], address: URL): Feed {
  return feedOf('signal-board', address, posts, (post) => ({
    address: signalCard(post, site.timeZone, site.locale).href,
    category: signalBoardLabels[post.category],
    author: site.name,
    summary: post.description,
    contentHtml: post.contentHtml ?? '',
  }));
}

/** @param own what each board has under other names; addresses may be relative */
function feedOf<Post extends BlogFull | SignalBoardFull>(
  board: BoardName,
  address: URL,
  posts: readonly Post[],
  own: (post: Post) => Omit<FeedEntry, 'id' | 'title' | `${string}At`>,
): Feed {
  const { title, description } = pageMeta[`/${board}`];
  return {
    title: `${title} | ${site.productName}`,
    description,
    address: address.href,
    page: new URL(`/${board}`, address).href,
    entries: posts.map((post) => ({
      ...own(post),
      // Permanent, even if the post's URL changes (RFC 4151).
      id: `tag:${address.hostname},2025:${board}/${post.id}`,
      title: post.title,
      address: new URL(own(post).address, address).href,
      publishedAt: publicationDate(post),
      updatedAt: lastChange(post),
    })),
  };
}
