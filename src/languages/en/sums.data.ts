/** How people name times, users and sums of money, as patterns. */
import { COUNT } from './counts.ts';

export const months = new RegExp(String.raw`\b${COUNT} months?\b`, 'i');
export const years = new RegExp(String.raw`\b(?:an?|per|each|every|the first|${COUNT}) years?\b`, 'i');
export const userCount = new RegExp(
  String.raw`\b${COUNT} (?:of us|people|persons|users|seats|licenses|logins|employees|colleagues|staff|(?:sales ?)?(?:reps?|people))\b`,
  'i',
);

export const units: Record<string, number> = { hundred: 100, k: 1000, grand: 1000, thousand: 1000 };

export const amount = new RegExp(
  String.raw`(\$ ?)?\b${COUNT} ?(hundred|k|grand|thousand)?\b ?(\$|dollars?|bucks|usd|(?:a|per) month)?`,
  'gi',
);

/** How people say what they can spend. */
export const budgetWords =
  /\b(?:budget|limit|spend|afford|set aside|tops|max(?:imum)?|up to|under|below|less than|within|enough|to play with|(?:have|got)(?: only| just| about)?(?= *\$?\d)|only have|for (?:about|around|only))\b/i;

/** Between two things that are asked about. */
export const jointWords = /,?\s+(?:and|nd|n|also|plus|as well as|vs|versus)\s+|\s*[,&+/]\s*(?:and\s+)?/gi;

/** What is paid by the month. */
export const monthly = /\bmonth/i;

/** A year without its number. */
export const yearly = /\b(?:yearly|annual(?:ly)?)\b/i;

/** After what is named, where something else begins. */
export const beyondNames = /[?!.;\n]+|\bwith\b/i;
