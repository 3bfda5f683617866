/** Phrases of questions about the calendar. */
import { pattern } from './pattern.ts';

/** Phrases of somebody who wants to talk, or asks whether there is time for that. */
export const WANTS_CALL = [
  pattern(
    String.raw`\b(?:buchen|vereinbaren|verabreden|verschieben|reservieren|termin\w*|slot|verfügbar|freie zeiten?|(?:noch|was|etwas|zeit) frei)\b`,
  ),
  pattern(
    String.raw`\b(?:ein|das|mein|kurzes|erstes?) (?:\w+ )?(?:gespräch|telefonat|\w+gespräch)\b|\b(?:rückruf|zurückrufen|anrufen|ruf(?:en|t)? (?:sie |ihr )?(?:mich|uns))\b`,
  ),
  pattern(
    String.raw`\b(?:kann|könnte|können|könnten|wollen|möchten?|würden?|lass uns|zeit)\b.*\b(?:sprechen|reden|telefonieren|treffen)\b`,
  ),
];

export const IS_PAST = pattern(String.raw`\b(?:seit|letzte[nrs]?|vorige[nrs]?|vergangene[nrs]?|gestern|vorgestern)\b`);

/** What the parser also takes for a date: 'jetzt' and spans of hours. */
export const NO_DAY = /^(?:casualReference\/now|result\/relativeDateAndTime)$/;

/** Somebody who says to need a call, which without a day might also tell of their work. */
export const ASKS_FOR_CALL = pattern(
  String.raw`\b(?:brauche|brauchen|bräuchte|bräuchten|hätte|hätten|möchte|möchten|will|wollen|würde|bitte|kann ich|können wir)\b.{0,60}\b(?:termin|gespräch|\w+gespräch|telefonat|rückruf|anruf|besprechung|call|meeting)\b`,
);

/** How far ahead a call can be booked. */
export const ASKS_HOW_FAR = pattern(
  String.raw`\b(?:spätester?|spätestens|letzter?|spätesten) (?:möglicher? )?(?:termin|tag|zeitpunkt)\b|\bwie (?:weit|lange|viele (?:tage|wochen)) (?:im voraus|vorher)\b`,
);

/** Whether, or until when, somebody is there. What we build may be asked about in the same words: 'Läuft der Bot heute?' */
const US = String.raw`(?:sie|ihr|man|jemand|wer|(?:das |ihr |euer )?(?:büro|team|laden|telefon)|die (?:agentur|firma))`;

export const ASKS_IF_OPEN = [
  pattern(
    String.raw`^(?:\W*(?:hallo|guten tag|moin|und|also|ok)\b)*\W*(?:haben|habt|hat|sind|seid|ist|arbeiten|arbeitet|wird|werden|gibt es)\b.{0,25}\b${US}?\b.*\b(?:geöffnet|offen|auf|zu|geschlossen|da|erreichbar|im büro|dienst|arbeitet|arbeiten)\b`,
  ),
  pattern(
    String.raw`\b(?:bis wann|ab wann|wann|wie lange)\b.{0,12}\b(?:haben|habt|hat|sind|seid|ist)\b.*\b(?:geöffnet|offen|auf|zu|geschlossen|da|erreichbar)\b`,
  ),
  pattern(String.raw`^\W*(?:arbeiten sie|arbeitet ihr|erreiche ich (?:sie|euch|jemanden))\b`),
];

export const NOW = pattern(String.raw`\b(?:jetzt|gerade|im moment|momentan|aktuell|heute|um diese zeit|derzeit)\b`);

/** 'Samstags' is asked of the next one. */
export const WEEKDAYS = pattern(String.raw`\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s\b`, 'giu');

export const GOES_ON = pattern(String.raw`^\W*(?:und|oder|was ist mit|wie wäre es|wie wär’?s)\b`);

/** What stands around a day that is all of a message. */
export const AROUND_A_DAY = pattern(
  String.raw`\b(?:am|an|um|für|den|dem|vielleicht|eventuell|wie|wäre|was|ist|mit|und|oder|dann|ok|okay|bitte|passt|gut|geht|besser|lieber|nächste[nr]?|diese[nr]?|kommende[nr]?|der|die|das|es|uhr|in|einer|woche)\b`,
  'giu',
);
