import { signalBoardLabels } from '#src/content/labels.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { site } from '#src/content/site.ts';
import type { SignalBoardFull, SignalBoardListed } from '#src/contracts/signal-board.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { type Neighbours, nextLinks } from './neighbours.ts';
import { postPath } from './paths.ts';
import { DESCRIPTION, postImage, type PostPage } from './post-page.ts';
import { signalSubject } from './share-subject.ts';
import { shorten } from './shorten.ts';
import { signalCard } from './signal-card.ts';
import { signalView, type SignalView } from './signal-view.ts';

const noNeighbors = { newer: undefined, older: undefined, related: [] };

/** Original content, not found on another site. */
function isOurs({ sourceType }: Pick<SignalBoardListed, 'sourceType'>): boolean {
  return sourceType === 'original';
}

/** Found on another site, with a link to it: its page only leads there, so it is not indexed. */
function isExternal(post: Pick<SignalBoardListed, 'sourceType' | 'url'>): boolean {
  return !isOurs(post) && post.url !== null;
}

/**
 * The content of a Signal Board post's page. A post from another site has no links to further posts.
 *
 * @param around the neighbors among our original posts
 * @param origin of the site, as in `https://www.example.com`
 */
export function signalPage(
  post: Omit<SignalBoardFull, 'content'>,
  around: Neighbours<SignalBoardListed>,
  origin: string,
): PostPage<SignalView> {
  const { id, title, slug, category, description } = post;
  const board = pageMeta['/signal-board'];
  const { related, ...next } = isOurs(post) ? around : noNeighbors;
  const places = [
    { name: board.title, path: '/signal-board' },
    { name: title, path: postPath('signal-board', slug) },
  ];
  return {
    head: {
      title,
      description: shorten(description, DESCRIPTION),
      keywords: [signalBoardLabels[category], ...board.keywords],
      structuredData: [breadcrumbs(origin, places)],
      noindex: isExternal(post),
      image: postImage(origin, 'signal-board', { id, subject: signalSubject(post) }),
    },
    view: signalView(post),
    next: nextLinks('signal-board', next),
    related: related.map((other) => signalCard(other, site.timeZone, site.locale)),
  };
}
