import { pageMeta } from '#src/content/page-meta.data.ts';
import { site } from '#src/content/site.ts';
import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardFull, SignalBoardListed } from '#src/contracts/signal-board.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { shareImage, type ShareSubject } from '../share-image.ts';
import { articleCard } from './article-card.ts';
import { articleView } from './article-view.ts';
import { categoryOf } from './categories.ts';
import { coverFigure } from './cover-figure.ts';
import { coverOf } from './cover.ts';
import { type Neighbors, nextLinks } from './neighbors.ts';
import { type BoardName, postPath } from './paths.ts';
import { lastChange, publicationDate } from './publication.ts';
import { shorten } from './shorten.ts';
import { signalCard } from './signal-card.ts';
import { signalView } from './signal-view.ts';

/** The maximum length of a description in search results, in characters. */
const DESCRIPTION = 160;

const noNeighbors = { newer: undefined, older: undefined, related: [] };

/** The content of an article's page, its head as layouts/Head.astro takes it. */
export function articlePage(post: Omit<BlogFull, 'content'>, around: Neighbors<BlogListed>, origin: string) {
  const { title, category, summary, metaDescription, metaKeywords } = post;
  const image = postImage(origin, 'blog', post.id, postSubject('blog', post));
  return {
    head: {
      title,
      description: metaDescription ?? shorten(summary, DESCRIPTION),
      keywords: metaKeywords?.split(/\s*,\s*/) ?? [categoryOf('blog', category).label],
      structuredData: [blogPosting(origin, post, image.address), placesOf(origin, 'blog', post)],
      noindex: false,
      image,
    },
    view: articleView(post),
    next: nextLinks('blog', around),
    related: around.related.map((other) => articleCard(other, site.timeZone, site.locale)),
  };
}

/** The same for the Signal Board. A post from another site has no links to further posts. */
export function signalPage(
  post: Omit<SignalBoardFull, 'content'>,
  around: Neighbors<SignalBoardListed>,
  origin: string,
) {
  const { title, category, description, url } = post;
  const isOurs = post.sourceType === 'original';
  const { related, ...next } = isOurs ? around : noNeighbors;
  return {
    head: {
      title,
      description: shorten(description, DESCRIPTION),
      keywords: [categoryOf('signal-board', category).label, ...pageMeta['/signal-board'].keywords],
      structuredData: [placesOf(origin, 'signal-board', post)],
      // A page of a post from another site only leads there.
      noindex: !isOurs && url !== null,
      image: postImage(origin, 'signal-board', post.id, postSubject('signal-board', post)),
    },
    view: signalView(post),
    next: nextLinks('signal-board', next),
    related: related.map((other) => signalCard(other, site.timeZone, site.locale)),
  };
}

/** An article as JSON-LD. @param drawn URL of the generated share image, for a post without an image of its own */
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
    articleSection: categoryOf('blog', category).label,
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

/** The text on the share image of a post. @param post with its summary, which a signal calls its description */
export function postSubject(
  board: BoardName,
  post: { title: string; category: string; summary?: string; description?: string },
): ShareSubject {
  const { title, category, summary = post.description ?? '' } = post;
  const { label, hue } = categoryOf(board, category);
  return { title, kind: label, hue, cover: coverOf(title), figure: coverFigure(title, summary) };
}

/** The path of a post's share image, which is drawn when it is first requested and changes with its content. */
export function imagePath(board: BoardName, id: number, subject: ShareSubject): string {
  return shareImage(subject).path.replace('/share/', `/share/${board}/${id}/`);
}

function postImage(origin: string, board: BoardName, id: number, subject: ShareSubject) {
  return { address: origin + imagePath(board, id, subject), alt: shareImage(subject).alt };
}

function placesOf(origin: string, board: BoardName, post: { title: string; slug: string }): object {
  return breadcrumbs(origin, [
    { name: pageMeta[`/${board}`].title, path: `/${board}` },
    { name: post.title, path: postPath(board, post.slug) },
  ]);
}
