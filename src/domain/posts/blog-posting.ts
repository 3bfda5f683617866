import { blogLabels } from '#src/content/labels.data.ts';
import { site } from '#src/content/site.ts';
import type { BlogListed } from '#src/contracts/blog.ts';
import { postPath } from './paths.ts';
import { lastChange, publicationDate } from './publication.ts';

/**
 * An article's structured data for search engines, as JSON-LD.
 *
 * @param origin of the published site, as in `https://www.example.com`
 * @param drawn URL of the generated share image, for a post without an image of its own
 */
export function blogPosting(origin: string, post: BlogListed, drawn?: string): object {
  const { title, category, author, authorTitle, authorImageUrl } = post;
  const { metaKeywords, readTimeMinutes } = post;
  const picture = post.featuredImage ?? post.thumbnailUrl ?? drawn;
  const url = `${origin}${postPath('blog', post.slug)}`;
  const absolute = (address: string) => new URL(address, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: post.summary,
    articleSection: blogLabels[category],
    datePublished: publicationDate(post),
    dateModified: lastChange(post),
    url,
    mainEntityOfPage: url,
    author: {
      '@type': 'Person',
      name: author,
      ...(authorTitle && { jobTitle: authorTitle }),
      ...(authorImageUrl && { image: absolute(authorImageUrl) }),
    },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name },
    ...(picture && { image: absolute(picture) }),
    ...(metaKeywords && { keywords: metaKeywords }),
    ...(readTimeMinutes && { timeRequired: `PT${readTimeMinutes}M` }),
  };
}
