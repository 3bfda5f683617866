import { blogHues, blogLabels } from '#src/content/labels.ts';
import { site } from '#src/content/site.ts';
import { shareImage } from '#src/domain/share-image.ts';
import type { Article } from '../posts/snapshot.ts';
import { articlePath } from './path.ts';

/**
 * What an article says of itself to search engines, as JSON-LD.
 *
 * @param origin of the published site, as in `https://freehand.example`
 */
export function blogPosting(origin: string, post: Article): object {
  const { title, category, author, authorTitle, authorImageUrl } = post;
  const { metaKeywords, readTimeMinutes } = post;
  const drawn = shareImage({ title, kind: blogLabels[category], hue: blogHues[category] });
  const url = `${origin}${articlePath(post.slug)}`;
  const absolute = (address: string) => new URL(address, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: post.summary,
    articleSection: blogLabels[category],
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    url,
    mainEntityOfPage: url,
    author: {
      '@type': 'Person',
      name: author,
      ...(authorTitle && { jobTitle: authorTitle }),
      ...(authorImageUrl && { image: absolute(authorImageUrl) }),
    },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name },
    image: absolute(post.featuredImage ?? post.thumbnailUrl ?? drawn.path),
    ...(metaKeywords && { keywords: metaKeywords }),
    ...(readTimeMinutes && { timeRequired: `PT${readTimeMinutes}M` }),
  };
}
