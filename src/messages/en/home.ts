/** The home page; its other words are content. */
import type { Parts } from '../parts.ts';

/** The kind of work that search engines are told the agency does. */
export const serviceName = 'Business automation';
export const serviceType = 'Business process automation and AI integration';

/** Names a scene of another site. */
export const decorativeScene = 'Decorative 3D scene';

/** Names the list of percentages below the top of the page. */
export const whereWorkStands = 'Where work stands today';

/** In short, above the first column of the weeks; above the others stand the numbers alone. */
export const week = (number: number) => `wk ${number}`;

/** What one of our articles says. */
export const quotation = (text: string) => `“${text}”`;
/** @param article a link that shows its title */
export const quotedFrom = <T>(author: string, article: T): Parts<T> => [`${author}, `, article];
