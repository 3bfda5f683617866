import {
  blogHues,
  type BlogLabelKey,
  blogLabels,
  signalBoardHues,
  type SignalBoardLabelKey,
  signalBoardLabels,
} from '#src/content/labels.data.ts';
import type { ShareSubject } from '../share-image.ts';
import { coverOf } from './cover.ts';

/** The text on the share image of an article. */
export function articleSubject(post: { title: string; category: BlogLabelKey }): ShareSubject {
  const { title, category } = post;
  return { title, kind: blogLabels[category], hue: blogHues[category], cover: coverOf(title) };
}

/** The text on the share image of a Signal Board post. */
export function signalSubject(post: {
  title: string;
  category: SignalBoardLabelKey;
}): ShareSubject {
  const { title, category } = post;
  const kind = signalBoardLabels[category];
  return { title, kind, hue: signalBoardHues[category], cover: coverOf(title) };
}
