/** How a text is read, before its words are compared. */
import { compoundParts } from './compounds.data.ts';

/** A text as it was typed: in German, capital letters tell nothing that is asked about. */
export function withCapitalsRead(text: string): string {
  return text;
}

/** A text in lower case without umlauts and apostrophes, with one spelling of what has several. */
export function inOneSpelling(text: string): string {
  return (
    text
      .replace(/ß/g, 'ss')
      // Umlauts as they are typed without them; 'neue' and 'Quelle' have none.
      .replace(/(?<![aeq])([aou])e(?=\p{L})/gu, '$1')
      .replace(/%/g, ' prozent ')
      .replace(/€/g, ' euro ')
      .replace(/\be-(?=mail)/g, 'e')
      .replace(/(\d)\.(?=\d{3}\b)/g, '$1')
      .replace(/\b\d{1,2}(?::\d\d)? ?uhr(?: \d\d)?\b/g, 'uhrzeit')
  );
}

/** Beside the stop words. */
export const noSubjects: readonly string[] = [];

/** What is said around a question without a change of its meaning. */
export const aroundQuestions: string =
  'aber also bitte denn doch eigentlich einfach eben genau halt ja jetzt mal na nun nur ok okay schon so und wirklich';

/** Words of what can be asked of anything: price, duration, scope. */
export const aspectWords: string = 'preis dauer enthalten monatlich woche monat tag bald zeit';

/** The fewest letters of a part that no list has. */
const REST = 4;

/** What may join the parts of a word. */
const JOINT = /(?:s|n|en|es)?$/;

const known = new Set(compoundParts.trim().split(/\s+/));

/** A word's parts: 'Rechnungsverarbeitung' is 'rechnung' and 'verarbeitung'. One that has none is its own part. */
export function partsOf(word: string): string[] {
  for (let at = word.length - REST; at >= REST; at--) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const before = [first, first.replace(JOINT, '')].find((one) => known.has(one));
    if (known.has(last)) return [before ?? first.replace(/s$/, ''), last];
    if (before && before.length > REST) return [before, last];
  }
  return [word];
}

const NO_END = String.raw`(?<!\d\.|(?<!\p{L})\p{L}\.|(?<!\p{L})(?:bzw|ca|inkl|evtl|ggf|Nr|Str|St|Dr|Mo|Di|Mi|Do|Fr|Sa|So)\.)`;

/** A new sentence: after its end, where the next one begins. 'Am 24. Dezember' and 'z. B. Excel' are none. */
export const betweenSentences = new RegExp(String.raw`(?<=[.?!])${NO_END}\s+(?=[A-ZÄÖÜ„])`, 'u');

/** The same where what follows may be bold. */
export const betweenBoldSentences = new RegExp(String.raw`(?<=[.?!])${NO_END} (?=[A-ZÄÖÜ„*])|\n`, 'u');

/** How answers admit that the site does not state something. */
export const admission = /(?:nicht auf dieser Website|(?:sagt|nennt|erwähnt)(?: (?:das|es|sie|die Website))? nicht)/;

/** No word of German has what goes before it joined by an apostrophe. */
export const elided = /(?!)/g;

export { stem as singular } from './stem.ts';
