/** The showcase, the pages of projects and the demos in them. */
import { plural } from './language.ts';

export const searchPlaceholder = 'Projekte suchen …';
export const search = 'Projekte suchen';
export const order = 'Reihenfolge';
export const newest = 'Neueste';
export const topRated = 'Beste';
export const tagFilter = 'Schlagwörter, die ein Projekt alle haben muss';
export const projectsFound = (count: number) =>
  plural(count, { one: `${count} Projekt gefunden`, other: `${count} Projekte gefunden` });
export const opensInNewTab = 'Öffnet sich in einem neuen Tab';

export const launched = 'Im Einsatz seit';
export const tags = 'Schlagwörter';
export const rating = 'Bewertung';
/** After a project's rating, e.g. '4.8'. */
export const outOfFive = 'von 5';
export const complexity = 'Aufwand';
export const medium = 'Mittel';
export const high = 'Hoch';
export const details = 'Details';
export const tryDemo = 'Ausprobieren';

/** What a project's page is about, for search engines. */
export const keyword = 'Automatisierungsprojekt';
export const back = 'Zurück zu den Projekten';
export const seeAtWork = 'So arbeitet es';
export const askAbout = 'Dazu anfragen';
export const challenge = 'Die Aufgabe';
export const built = 'Was wir gebaut haben';
export const result = 'Das Ergebnis';
export const readCaseStudy = 'Fallstudie lesen';
export const related = 'Ähnliche Projekte';

/** What plain rules have found in a text of the visitor's own. */
export const urgent = 'Dringend';
export const quoted = (words: string) => `„${words}“`;
export const sender = 'Von';
export const subject = 'Betreff';
export const email = 'E-Mail';
export const phone = 'Telefon';
/** Of an invoice, an order, a ticket. */
export const number = 'Nummer';
/** Of a building: an apartment, a suite, a dock. */
export const unit = 'Einheit';
export const date = 'Datum';
export const time = 'Uhrzeit';
export const quantity = 'Menge';
export const amount = 'Betrag';
