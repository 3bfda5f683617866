import { signalBoardLabels } from '#src/content/labels.ts';
import { pageMeta } from '#src/content/page-meta.ts';
import { site } from '#src/content/site.ts';
import type { SignalBoardFull, SignalBoardListed } from '#src/contracts/signal-board.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { type Neighbours, nextLinks } from './neighbours.ts';
import { postPath } from './paths.ts';
import { DESCRIPTION, placeOf, type PostPage, type Publication } from './post-page.ts';
import { signalSubject } from './share-subject.ts';
import { shorten } from './shorten.ts';
import { signalCard } from './signal-card.ts';
import { signalView, type SignalView } from './signal-view.ts';

const nobody = { newer: undefined, older: undefined, related: [] };

/** Written here, not found elsewhere. */
export function isOurs({ sourceType }: Pick<SignalBoardListed, 'sourceType'>): boolean {
  return sourceType === 'original';
}

/** Found elsewhere, and says where: its page leads on, and is not to be found itself. */
export function leadsElsewhere(post: Pick<SignalBoardListed, 'sourceType' | 'url'>): boolean {
  return !isOurs(post) && post.url !== null;
}

/**
 * The page of a Signal Board post. One from elsewhere leads on to nothing here.
 *
 * @param around among our own posts
 */
export function signalPage(
  post: Omit<SignalBoardFull, 'content'>,
  around: Neighbours<SignalBoardListed>,
  publication: Publication,
): PostPage<SignalView> {
  const { title, slug, category, description } = post;
  const board = pageMeta['/signal-board'];
  const view = signalView(post);
  const noindex = leadsElsewhere(post);
  const { related, ...next } = isOurs(post) ? around : nobody;
  const places = [
    { name: board.title, path: '/signal-board' },
    { name: title, path: postPath('signal-board', slug) },
  ];
  return {
    ...placeOf('signal-board', { slug, subject: signalSubject(post), noindex }, publication),
    meta: {
      title,
      description: shorten(description, DESCRIPTION),
      keywords: [signalBoardLabels[category], ...board.keywords].join(', '),
      noindex,
    },
    view,
    next: nextLinks('signal-board', next),
    related: related.map((other) => signalCard(other, site.timeZone)),
    structuredData: [breadcrumbs(publication.origin, places)],
  };
}
