import { blogLabels } from '#src/content/labels.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { articleCard } from './article-card.ts';
import { articleView, type ArticleView } from './article-view.ts';
import { blogPosting } from './blog-posting.ts';
import { type Neighbours, nextLinks } from './neighbours.ts';
import { postPath } from './paths.ts';
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
