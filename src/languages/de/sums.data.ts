/** How people name times, users and sums of money, as patterns. */
import { COUNT } from './counts.ts';
import { pattern } from './pattern.ts';

export const months = pattern(String.raw`\b${COUNT} monate?n?\b`);
export const years = pattern(String.raw`\b(?:pro|im|jedes|das erste|ein|einem|${COUNT}) jahre?n?s?\b`);
export const userCount = pattern(
  String.raw`\b${COUNT} (?:von uns|leute|personen|menschen|nutzer|benutzer|plätze|lizenzen|zugänge|mitarbeiter(?:innen)?|kolleg\w+|angestellte|verkäufer)\b`,
);

export const units: Record<string, number> = { hundert: 100, tausend: 1000, k: 1000, tsd: 1000 };

export const amount = pattern(
  String.raw`(€ ?)?\b${COUNT} ?(hundert|tausend|tsd|k)?\b\.? ?(€|euros?\b|eur\b|im monat|pro monat|monatlich)?`,
  'giu',
);

/** How people say what they can spend. */
export const budgetWords = pattern(
  String.raw`\b(?:budget|limit|ausgeben|leisten|höchstens|maximal|max|bis zu|unter|weniger als|innerhalb|reich(?:t|en)|zur verfügung|(?:habe|haben)(?: nur| etwa| rund| ca\.?)?(?= *\d)|nur)\b`,
);

/** Between two things that are asked about. */
export const jointWords = /,?\s+(?:und|u\.|sowie|plus|oder|auch)\s+|\s*[,&+/]\s*(?:und\s+)?/giu;

/** What is paid by the month. */
export const monthly = /monat/i;

/** A year without its number. */
export const yearly = pattern(String.raw`\b(?:jährlich|im jahr|pro jahr)\b`);

/** After what is named, where something else begins. */
export const beyondNames = pattern(String.raw`[?!;\n]+|\.(?!\d)|\bmit\b`);
