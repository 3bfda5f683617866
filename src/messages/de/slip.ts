/** The price slip of a job that somebody tells in their own words. */
import type { Parts } from '../parts.ts';

export const jobMissing = 'Bitte beschreiben Sie erst die Aufgabe.';
export const looking = 'Wir suchen, was das erledigt';
export const offline =
  'Sie sind offline. Ihr Text ist noch da: Versuchen Sie es noch einmal, wenn Sie wieder online sind.';
export const failed = 'Das hat nicht geklappt. Ihr Text ist noch da: Bitte versuchen Sie es noch einmal.';
/** @param phone our number, or a link that shows it */
export const orCall = <T>(phone: T): Parts<T> => ['Oder rufen Sie an: ', phone, '.'];
/** Of the API, which other programs use too. */
export const noJob = 'Bitte beschreiben Sie die Aufgabe';
/** @param most the number of characters */
export const jobTooLong = (most: string) => `Die Aufgabe darf höchstens ${most}\u00a0Zeichen haben`;

export const priceSlip = 'Preiszettel';
/** Stamped on it, above the date. */
export const priced = 'Berechnet';
/** What somebody typed; on the slip itself the browser quotes it. */
export const quoted = (words: string) => `„${words}“`;
export const price = 'Preis';
export const liveIn = 'Dauer';
export const returns = 'Bringt';
export const reads = 'Liest';
export const gives = 'Liefert';
/** @param multiple '8x' */
export const returnsMultiple = (multiple: string) => `${multiple} den Preis im ersten Jahr, unsere Schätzung`;
export const haveItBuilt = 'Bauen lassen';
export const talkFirst = 'Erst sprechen';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Link kopiert';
export const linkCopiedWith = 'Er öffnet diesen Zettel mit Ihren Worten darauf.';
export const copyByHand = 'Ihr Browser lässt uns nicht kopieren. Hier ist der Link:';
interface Slip {
  title: string;
  price: string;
  weeks: string;
}
/** The slip in a message to us. @param weeks '3 weeks' */
export const inMessage = ({ title, price, weeks }: Slip) => `Preiszettel: ${title}, ${price}, ${weeks}.`;

/** Where two may be meant. */
export const whichIsCloser = 'Was trifft es eher?';
/** Stands for the name of one until there is one. */
export const automation = 'Automatisierung';
export const thisOne = 'Dieses';
export const thisOneNamed = (title: string) => `Dieses: ${title}`;
export const whichOf = (one: string, other: string) => `Was trifft es eher: „${one}“ oder „${other}“?`;
export const isItOrYours = (title: string) => `Ist es „${title}“ oder etwas, das es nur bei Ihnen gibt?`;

/** Where nobody could say yet what the job is. */
export const oneQuestion = 'Erst eine Frage';
export const whatIsIt = 'Was kommt herein, und was soll herauskommen? Je ein paar Worte genügen.';

export const notOurs = 'Das machen wir nicht.';
export const whatIsOurs =
  'Wir übernehmen Arbeit mit Papieren, Nachrichten und Zahlen. Wenn es das ist, sagen Sie, was hereinkommt und was herauskommen soll.';
export const changeWords = 'Text ändern';
export const askUs = 'Uns fragen';

export const named = (title: string, price: string) => `${title}: ${price}`;
/** The same in a sentence. @param title an element that shows it */
export const namedInText = <T>(title: T, price: string): Parts<T> => [title, `: ${price}.`];
/** Of a job that one of our services does. */
export const isService =
  'Das ist eine Leistung, kein fester Auftrag. Wo der Preis in der Spanne liegt, hängt vom Umfang ab.';

/** The page of a slip. */
export const seeInList = 'In der Liste ansehen';
export const anotherJob = 'Noch eine Aufgabe?';
export const writeItDown =
  'Schreiben Sie sie auf, wie Sie sie einem Freund erzählen würden. Wir speichern nichts davon, und Sie sehen, was es kostet, sie loszuwerden.';
interface Described {
  /** The title with the price. */
  named: string;
  weeks: string;
  reads: string;
  gives: string;
}
/** For search engines, as are the keywords. */
export const description = ({ named, weeks, reads, gives }: Described) =>
  `Preiszettel. ${named}, Zeit bis zum täglichen Einsatz: ${weeks}. Liest: ${reads}. Liefert: ${gives}.`;
export const keywordOf = (category: string) => `Automatisierung ${category}`;
export const keyword = 'Preis einer Automatisierung';

/** Without scripts a page of its own answers. */
export const errorPage = 'Fehler: Preiszettel';
export const linkOfSlip = 'Der Link zu diesem Zettel';
/** @param phone a link that shows our number */
export const orTalkFirst = <T>(phone: T, hours: string): Parts<T> => [
  'Oder sprechen Sie erst mit uns: ',
  phone,
  `, ${hours}.`,
];
