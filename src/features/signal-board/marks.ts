import { cardMarks, viewMarks } from '../posts/marks.ts';

/** Stands for a post in a page that is filled later. */
export const signalMarks = viewMarks([
  ...(['title', 'titleSize', 'description', 'label', 'hue', 'publishedAt', 'date'] as const),
  ...(['external', 'thumbnail', 'url'] as const),
]);

/** Stands for the cards under it. */
export const signalCardMarks = cardMarks([
  ...['label', 'date', 'external', 'title', 'text', 'action'],
]);
