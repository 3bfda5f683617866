/** The home page; its other words are content. */
import type { Parts } from '../parts.ts';

/** The kind of work that search engines are told the agency does. */
export const serviceName = 'Automatisierung für Unternehmen';
export const serviceType = 'Automatisierung von Geschäftsprozessen und Einbindung von KI';

/** Names a scene of another site. */
export const decorativeScene = '3D-Szene zur Zierde';

/** Names the list of percentages below the top of the page. */
export const whereWorkStands = 'Wie heute gearbeitet wird';

/** In short, above the first column of the weeks; above the others stand the numbers alone. */
export const week = (number: number) => `Wo.\u00a0${number}`;

/** What one of our articles says. */
export const quotation = (text: string) => `„${text}“`;
/** @param article a link that shows its title */
export const quotedFrom = <T>(author: string, article: T): Parts<T> => [`${author}, `, article];
