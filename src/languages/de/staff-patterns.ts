/** How people list who works at their company. */
import { COUNT as count } from './counts.ts';
import { pattern } from './pattern.ts';
import { notOthers } from './size-patterns.ts';
import { workerWords } from './trade-words.ts';

const PEOPLE = String.raw`personen|leuten?|mann|frauen|mitarbeiter(?:innen|n|\*innen|:innen)?|mitarbeitenden?r?|beschäftigten?r?|angestellten?r?|menschen|kolleg(?:en|innen)`;
const WORKERS = workerWords.join('|');
const RELATIONS = String.raw`frau|mann|bruder|schwester|sohn|tochter|mutter|vater|partner(?:in)?|cousine?|schwager`;
const UNITS = String.raw`teams?|schichten|kolonnen?|trupps?|wagen|filialen|läden|büros|standorten?`;
/** Words that name people, known or not: 'Spengler', 'Azubis'. */
const LIKE_PEOPLE = String.raw`\w+(?:innen|leute|kräfte|hilfen|azubis|isten)`;

/** One entry of a list, by what it is; each begins where the one before it ends. */
export const entry = pattern(
  [
    String.raw`\b(?<units>${count}) (?:\w+ )?(?:${UNITS})(?: (?:zu je|mit je|à|von je|je) (?<of>${count})(?: (?:${PEOPLE}|${WORKERS}))?|,? (?<each>${count}) (?:${PEOPLE}|${WORKERS}) (?:pro|je|in jede[rm]) \w+)\b`,
    String.raw`${notOthers}\b(?<people>${count})[\s-]+(?:(?!von |die |der )\w+ )?(?:${PEOPLE})\b`,
    String.raw`${notOthers}\b(?<workers>${count})[\s-](?!(?:der|die|unsere|ihre|meine) )(?:\w+ )?(?:${WORKERS})\b`,
    String.raw`${notOthers}\b(?<placed>${count}) (?:im|am|an der|in der|auf der) (?:büro|empfang|theke|kasse|küche|lager|werkstatt|telefon|straße|baustelle|vertrieb|verkauf)\b`,
    String.raw`\bein büro mit (?<office>${count})\b`,
    String.raw`\b(?<own>ich|mein[e]? (?:${RELATIONS}))\b`,
    String.raw`\b(?<one>eine?n?m?r?|1|die|der) (?:\w+e[nrs]? )?(?:(?:${WORKERS})\b|\w+(?:erin|istin|leiter|kraft|hilfe|azubi)\b)`,
    String.raw`${notOthers}\b(?<like>${count}) (?:\w+ )?(?:${LIKE_PEOPLE})\b`,
  ].join('|'),
  'giu',
);

/** What stands between two entries of one list. */
export const joined =
  /^(?:\s\p{L}+){0,3}(?:[\s,;&+]+|\s*(?:[,;]\s*)?(?:und|plus|mit|sowie|dazu)\s+)(?:(?:die|unsere?|nur|noch)\s+)?$|^\s*$/iu;
/** Joined by this, they are added to people in general: '35 Mitarbeiter und zwei Fahrer'. */
export const added = pattern(String.raw`\b(?:und|plus|mit|sowie|dazu)\b|[&+]`);
export const writer = /^ich$/i;

/** 'Ein Dachdecker mit 60 Leuten' begins with the company itself. */
export const beginsWithArticle = /^(?:eine?n?m?r?|der|die|das) /i;

/** Whether the writer says 'ich'. */
export const saysI = pattern(String.raw`\bich\b`);

/** People in general, who tell nothing of the trade. */
export const generalPeople = pattern(
  String.raw`${notOthers}\b${count}[\s-]+(?:(?!von |die |der )\w+ )?(?:${PEOPLE})\b`,
);
