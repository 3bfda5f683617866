import { cardMarks, viewMarks } from '../posts/marks.ts';

/** Stands for an article in a page that is filled later. */
export const articleMarks = viewMarks([
  ...([
    'title',
    'titleSize',
    'summary',
    'category',
    'label',
    'hue',
    'publishedAt',
    'date',
  ] as const),
  ...(['minutes', 'author', 'authorTitle', 'authorImageUrl', 'initial', 'picture'] as const),
]);

/** Stands for the cards under it. */
export const articleCardMarks = cardMarks([
  ...['label', 'minutes', 'ago', 'date', 'title', 'text', 'initial', 'author', 'authorTitle'],
]);
