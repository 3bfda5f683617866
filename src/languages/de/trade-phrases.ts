/** How people tell what their company does, as patterns. */
import { pattern } from './pattern.ts';

/** Before a place, size or customer: 'Zahnarztpraxis in Kassel'. */
export const beforePlaces = /\s(?:in|im|bei|nahe|nähe|rund um|aus|mit|für|am|an der)\s/iu;

/** What joins several things: 'Sanitär und Heizung'. */
export const ofLists = /[&,/]|\s(?:und|oder|u\.|sowie)\s/i;

/** Somebody who writes about their own company. */
export const firstPerson = pattern(String.raw`\b(?:wir|unsere?[nrsm]?|uns|mein[enrms]*|ich)\b`);

/** Somebody who writes to us. */
export const toUs = pattern(String.raw`\b(?:euch|eure?[nrsm]?|ihnen)\b|\?`);

/** How a company is named: 'Ich betreibe eine Bäckerei in Kassel'. */
export const naming = pattern(
  String.raw`^\W*(?:(?:ich|wir) (?:betreiben?|führen?|leiten?|haben?|sind|bin|besitzen?)|mein[e]?|unsere?)\b`,
);

/** Between the clauses of a description. */
export const betweenClauses = pattern(
  String.raw`[.,;:!?\n]+|\s(?:und|aber|also|die|der|das|wo|weil|während|denn|wobei)\s`,
);

/** Before the parts of a description that tell of others, or of what else is done. */
export const betweenParts = pattern(
  String.raw`[.,;:!?()\n]+|\b(?=(?:für|an|von|bei|im auftrag von|und (?:wir|dann))\s)`,
);

/** How such a part begins that tells of others. */
export const forOthers = pattern(String.raw`^(?:für|an|von|bei|im auftrag von)\s`);

/** Who does what is told after it. */
export const whoActs = pattern(String.raw`\b(?:wir|ich)\b`);
