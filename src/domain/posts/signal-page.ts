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
  const { id, title, slug, category, description, url } = post;
  const isOurs = post.sourceType === 'original';
  const board = pageMeta['/signal-board'];
  const { related, ...next } = isOurs ? around : noNeighbors;
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
      // A page of a post from another site only leads there.
      noindex: !isOurs && url !== null,
      image: postImage(origin, 'signal-board', { id, subject: signalSubject(post) }),
    },
    view: signalView(post),
    next: nextLinks('signal-board', next),
    related: related.map((other) => signalCard(other, site.timeZone, site.locale)),
  };
}
