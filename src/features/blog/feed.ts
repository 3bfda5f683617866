import { blogLabels } from '#src/content/labels.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull } from '#src/contracts/blog.ts';
import { postPath } from '#src/domain/posts/paths.ts';
import { lastChange, publicationDate } from '#src/domain/posts/publication.ts';
import { entryId, type Feed } from '../posts/feed.ts';

/**
 * The latest articles as a feed.
 *
 * @param address of the feed, on the published site.
 */
export function blogFeed(posts: readonly BlogFull[], address: URL): Feed {
  const { title, description } = pageMeta['/blog'];
  return {
    title: `${title} | ${site.productName}`,
    description,
    address: address.href,
    page: new URL('/blog', address).href,
    entries: posts.map((post) => ({
      id: entryId(address, `blog/${post.id}`),
      title: post.title,
      address: new URL(postPath('blog', post.slug), address).href,
      category: blogLabels[post.category],
      author: post.author,
      summary: post.summary,
      contentHtml: post.contentHtml,
      publishedAt: publicationDate(post),
      updatedAt: lastChange(post),
    })),
  };
}
