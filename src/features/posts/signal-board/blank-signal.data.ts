import type { SignalView } from '#src/domain/posts/signal-view.ts';
import { blankCard } from '../blank-card.data.ts';

/** An empty post with every part present, which the editor's preview fills. */
export const blankSignal: SignalView = {
  title: '–',
  titleSize: 'text-closing',
  description: '–',
  label: '–',
  hue: '0',
  publishedAt: '',
  date: '–',
  external: '–',
  thumbnail: null,
  cover: blankCard.cover,
  figure: '',
  table: '',
  quote: '',
  url: '/',
  contentHtml: '–',
};
