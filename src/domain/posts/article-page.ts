import { blogLabels } from '#src/content/labels.ts';
import { pageMeta } from '#src/content/page-meta.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { articleCard } from './article-card.ts';
import { articleView, type ArticleView } from './article-view.ts';
import { blogPosting } from './blog-posting.ts';
import { type Neighbours, nextLinks } from './neighbours.ts';
import { postPath } from './paths.ts';
import { DESCRIPTION, placeOf, type PostPage, type Publication } from './post-page.ts';
import { articleSubject } from './share-subject.ts';
import { shorten } from './shorten.ts';

/** The page of an article. */
export function articlePage(
  post: Omit<BlogFull, 'content'>,
  around: Neighbours<BlogListed>,
  publication: Publication,
): PostPage<ArticleView> {
  const { title, slug, category, summary, metaDescription, metaKeywords } = post;
  const { origin, isBuilt } = publication;
  const place = placeOf(
    'blog',
    { slug, subject: articleSubject(post), noindex: false },
    publication,
  );
  const places = [
    { name: pageMeta['/blog'].title, path: '/blog' },
    { name: title, path: postPath('blog', slug) },
  ];
  return {
    ...place,
    meta: {
      title,
      description: metaDescription ?? shorten(summary, DESCRIPTION),
      keywords: metaKeywords?.split(/\s*,\s*/).join(', ') ?? blogLabels[category],
      noindex: false,
    },
    view: articleView(post),
    next: nextLinks('blog', around),
    related: around.related.map((other) => articleCard(other, site.timeZone)),
    structuredData: [
      blogPosting(origin, post, isBuilt ? place.share?.address : undefined),
      breadcrumbs(origin, places),
    ],
  };
}
