import {
  blogHues,
  type BlogLabelKey,
  blogLabels,
  signalBoardHues,
  type SignalBoardLabelKey,
  signalBoardLabels,
} from '#src/content/labels.ts';
import { pageMeta } from '#src/content/page-meta.ts';
import { shareWords } from '#src/content/share-words.ts';
import type { ShareSubject } from '../share-image.ts';
import type { BoardName } from './paths.ts';

/** What the picture of an article says. */
export function articleSubject(post: { title: string; category: BlogLabelKey }): ShareSubject {
  const { title, category } = post;
  return { title, kind: blogLabels[category], hue: blogHues[category] };
}

/** What the picture of a Signal Board post says. */
export function signalSubject(post: {
  title: string;
  category: SignalBoardLabelKey;
}): ShareSubject {
  const { title, category } = post;
  return { title, kind: signalBoardLabels[category], hue: signalBoardHues[category] };
}

/** What the picture of a board's list says, which is drawn in every build. */
export function listSubject(board: BoardName): ShareSubject {
  return { title: pageMeta[`/${board}`].title, ...shareWords[`/${board}`] };
}
