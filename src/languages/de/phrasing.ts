/** How messages are phrased, as patterns. */
import { pattern } from './pattern.ts';

const QUESTION =
  'was|welche[nrsm]?|wer|wem|wen|wessen|wo|woher|wohin|wann|warum|wieso|weshalb|wie|wieviel|womit|wofür|wozu|worauf|ob';
const VERB =
  'ist|sind|seid|bin|war|hat|haben|habt|habe|kann|können|könnt|könnte|könnten|wird|werden|wollen|darf|dürfen|muss|müssen|soll|sollen|sollte|gibt|gilt|gelten|geht|machen|macht|bieten|bietet|arbeiten|arbeitet|kostet|kosten|lohnt|funktioniert|dauert|brauche|brauchen|bekomme|bekommen|kriege|kommt|kommen|läuft|übernehmen|verstehen|kennen|helfen|nehmen|verkaufen|stimmt|berät|beraten|schreiben|bauen|baut';

/** How a question begins, follows a description, or ends. */
export const asking = pattern(
  String.raw`^\W*(?:(?:und|oder|aber|hallo|also|ab|bis|seit|für|mit|in|an|auf|von|zu|bei) )?(?:${QUESTION})\b|^\W*(?:${VERB})\b|, (?:${QUESTION}|${VERB})\b|\?\W*$`,
);

export const ordering = pattern(
  String.raw`^\W*(?:bitte |jetzt |mal )?(?:antworte\w*|erkläre?n?|nenne?n?|zeige?n?|gib|geben|hilf|helfen|sage?n?|schreibe?n?|schicke?n?|sende?n?|suche?n?|finde?n?|liste|mache?n?|empfiehl|empfehlen|erzähle?n?|übersetze?n?|vergiss|vergessen|ignoriere?n?|spiele?n?|stell dir vor|tu so|wiederhole?n?|rechne?n?|lös\w*)\b(?: (?:sie|mir|uns|bitte|mal|alle|deine|ein|einen|eine|das|den|die)\b|\W)`,
);

/** How somebody begins who takes leave or thanks. */
export const leaving = pattern(
  String.raw`^\W*(?:(?:ok|okay|gut|super|toll|prima|alles klar|und|vielen|herzlichen|besten)\W+){0,2}(?:danke\w*|dank|merci|tschüss?|ciao|auf wiedersehen|gute nacht|bis dann)\b`,
);

/** How somebody says that they need something no longer, and nothing in its place. */
export const settled = pattern(
  String.raw`^(?!.*\b(?:aber|sondern|stattdessen|lieber)\b).*\b(?:(?:brauche|brauchen|will|wollen|möchte|möchten)(?: \w+){0,3} (?:nicht|keine?[nmrs]?)\b|nicht mehr|doch nicht|nicht nötig|vergiss|vergessen sie|hat sich erledigt|erledigt|geklärt|(?:jemanden|jemand anderen) gefunden)\b`,
);

/** How somebody says that they cannot speak on the telephone. */
export const cannotPhone = pattern(
  String.raw`\b(?:ich bin|wir sind|als|mein[e]? (?:frau|mann|mutter|vater|sohn|tochter|chefin?) ist) (?:\w+ )?(?:gehörlos\w*|taub\w*|stumm\w*|schwerhörig\w*|hörgeschädigt\w*|hörbehindert\w*|sprachbehindert\w*)\b|\bich kann (?:\w+ )?nicht (?:telefonieren|anrufen|hören|sprechen)\b|\bich (?:stottere|telefoniere nicht)\b`,
);

/** A greeting before what is said after a comma. */
export const greeting = pattern(
  String.raw`^\W*(?:hallo|hi|hey|moin|guten (?:tag|morgen|abend)|servus|grüß gott)\b[^,.?!]{0,20},`,
);

/** Who does the work at the visitor's company. */
export const workers = pattern(
  String.raw`\b(?:ich|wir|uns|unsere?[nrsm]?|mein[enrms]*|niemand|jemand|keiner|alle|mitarbeiter\w*|kolleg\w+|personal|familie|frau|mann|bruder|schwester|chefin?|kunden?|kundinnen|patient\w+|gäste|mieter|leute|team|fahrer|schüler|eltern|mitglieder)\b`,
);

/** 'Sie' means us where it is written large within a sentence. */
export const theHouse = pattern(
  String.raw`(?<!^)(?<![.?!:] )\b(?:Sie|Ihnen|Ihre?[nrsm]?)\b|\b(?:[Ii]hr|[Ee]uch|[Ee]ure?[nrsm]?|[Dd]u|[Dd]ein[enrms]*|[Dd]ir|[Dd]ich)\b`,
  'u',
);

/** How a text refers to earlier turns. */
export const referring = pattern(
  String.raw`\b(?:es|das|dies|diese[nrsm]?|dazu|dafür|damit|davon|dabei|daran|darauf|darin|dort|da|er|ihm|ihn|sein[enrms]*|deren|dessen|der|denen|so etwas|sowas|war|waren)\b`,
);

/** How a follow-up begins. */
export const following = pattern(
  String.raw`^\W*(?:(?:ok|okay|gut|super|toll|danke|alles klar|aha|hm+|schön|ja)\W+)?(?:und|auch|oder|aber|also|dann|außerdem|was ist mit|wie ist es mit|wie sieht es (?:mit|bei)|was wenn|und wenn)\b`,
);

/** How somebody asks for more of the same. */
export const furthering = pattern(
  String.raw`\b(?:mehr|weiter|weitere[nrs]?|sonst noch|noch was|außerdem|genauer|ausführlicher)\b`,
);

/** How somebody wants what was asked for before together with something else. */
export const adding = pattern(
  String.raw`\b(?:dazu|obendrauf|plus|zusätzlich|zusammen|insgesamt|gesamt|beides|beide|alle drei|alles)\b`,
);

/** How somebody asks for the neighbor of something in a row: the next larger one, and the next smaller one. */
export const larger = pattern(String.raw`\b(?:darüber|größere[nrs]?|höhere[nrs]?|nächste[nrs]?|teurere[nrs]?)\b`);
export const smaller = pattern(
  String.raw`\b(?:darunter|kleinere[nrs]?|günstigere[nrs]?|billigere[nrs]?|niedrigere[nrs]?)\b`,
);

/** How somebody asks whether we do something. */
export const requesting = pattern(
  String.raw`^\W*(?:können|könnt|könnten|kannst|würden|machen|macht|reparieren|repariert|verkaufen|verkauft) (?:sie|ihr|du)\b`,
);

/** How somebody asks for what we have written. */
export const reading = pattern(
  String.raw`\b(?:(?:sie|ihr|du) (?:\w+ ){0,4}(?:geschrieben|schreiben|schreibt)|geschrieben|artikel\w*|beitrag|beiträge|blog\w*|zu lesen|gelesen)\b`,
  'giu',
);

/** 'Warum?' after an answer asks for all of it. */
export const reasons = pattern(String.raw`\b(?:warum|wieso|weshalb)\b`);

const ordinals = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht'];

/** 'das zweite', 'Nummer 2', 'die 3.'. */
export const ordinal = pattern(
  String.raw`\b(?:der|die|das|den|dem) (?:(?<word>(?:${ordinals.join('|')}|letzt)e[nrs]?)\b|(?<place>[1-8])\.(?!\d))|\b(?:nummer|nr\.?|option|punkt) ?(?<number>[1-8])\b`,
);

/** The place in `ordinals` of a word that `ordinal` has found; -1, the end, for 'letzte'. */
export function placeOf(word: string): number {
  const typed = word.toLowerCase().replace(/^fuenf/, 'fünf');
  return ordinals.indexOf(typed.replace(/e[nrs]?$/, ''));
}

/** Words that point to something said before: such a question cannot stand alone. */
export const pointingWords: string =
  'er es ihm ihn sein seine das dies diese dieser dieses davon dazu dafür damit dort dann';
