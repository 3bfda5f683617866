import type { ArticleView } from '#src/domain/posts/article-view.ts';
import { blankCard } from '../blank-card.data.ts';

/** An empty article with every part present, which the editor's preview fills. */
export const blankArticle: ArticleView = {
  title: '–',
  titleSize: 'text-closing',
  summary: '–',
  category: '',
  label: '–',
  hue: '0',
  publishedAt: '',
  date: '–',
  minutes: '–',
  author: '–',
  authorTitle: '–',
  authorImageUrl: null,
  initial: '–',
  picture: null,
  cover: blankCard.cover,
  figure: '',
  table: '',
  quote: '',
  contentHtml: '–',
};
