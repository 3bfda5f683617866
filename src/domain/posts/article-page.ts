import { blogLabels } from '#src/content/labels.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { articleCard } from './article-card.ts';
import { articleView, type ArticleView } from './article-view.ts';
import { type Neighbours, nextLinks } from './neighbours.ts';
import { postPath } from './paths.ts';
import { lastChange, publicationDate } from './publication.ts';
import { DESCRIPTION, postImage, type PostPage } from './post-page.ts';
import { articleSubject } from './share-subject.ts';
import { shorten } from './shorten.ts';

/**
 * The content of an article's page.
 *
 * @param origin of the site, as in `https://www.example.com`
 */
export function articlePage(
  post: Omit<BlogFull, 'content'>,
  around: Neighbours<BlogListed>,
  origin: string,
): PostPage<ArticleView> {
  const { id, title, slug, category, summary, metaDescription, metaKeywords } = post;
  const image = postImage(origin, 'blog', { id, subject: articleSubject(post) });
  const places = [
    { name: pageMeta['/blog'].title, path: '/blog' },
    { name: title, path: postPath('blog', slug) },
  ];
  return {
    head: {
      title,
      description: metaDescription ?? shorten(summary, DESCRIPTION),
      keywords: metaKeywords?.split(/\s*,\s*/) ?? [blogLabels[category]],
      structuredData: [blogPosting(origin, post, image.address), breadcrumbs(origin, places)],
      noindex: false,
      image,
    },
    view: articleView(post),
    next: nextLinks('blog', around),
    related: around.related.map((other) => articleCard(other, site.timeZone, site.locale)),
  };
}

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
