/** How people list who works at their company. */
import { COUNT as count } from './counts.ts';
import { notStaff } from './not-staff.data.ts';
import { notOthers } from './size-patterns.ts';
import { workerWords } from './trade-words.data.ts';

const PEOPLE = String.raw`people|persons?|ppl|employ(?:ees?|es?)|staff|girls?|boys?|ladies|workers?|colleagues|m[ae]n|wom[ae]n|guys|folks`;
const WORKERS = workerWords.join('|');
const RELATIONS = String.raw`wife|husband|brother|sister|son|daughter|mother|father|mom|dad|partner|cousin`;
const UNITS = String.raw`crews?|teams?|shifts?|gangs?|squads?|trucks?|vans?|shops?|stores?|salons?|clinics|restaurants|branches|offices|locations?|sites`;
const PLACES = String.raw`(?:at|in|on) (?:the )?(?:front |back )?(?:bar|counter|desk|floor|kitchen|office|phones?|reception|road|shop|warehouse|shipping|sales|accounting|headquarters|hq)`;
/** Words that name people by what they do, known or not, also with a slip: 'hygenists', 'cellar hands', 'machinsts'. */
const LIKE_PEOPLE = String.raw`(?!(?:${notStaff.join('|')})\b)[a-z]+(?:ers|ors|[in]sts|ians|icans|ikers|wom[ae]n|m[ae]n|hands|timers)`;
/** Those of them who are staff even where nobody else is listed, if they are neither family nor told by the day. */
const PROFESSION = String.raw`(?!(?:others|partners|owners|seniors|brothers|sisters|mothers|fathers|daughters|m[ae]n|wom[ae]n)\b)${LIKE_PEOPLE}\b(?! (?:a|an|per|each|every|on contract)\b)`;
/** Whoever is counted after these is worked for: 'we coach 60 swimmers', 'who insures 40 roofers'. */
const workedFor = String.raw`(?<!\b(?:we|i|they|who|that|which) (?!(?:have|has|are|employ|got|run)\b)[a-z]+ (?:about |over |up to )?)`;

/** Between a number and workers, where it does not count them: 'two of our drivers', '24 hour plumbers', 'two brothers movers'. */
const notTheirs = '(?:the|our|their|my|and|or|hours?|days?|years?|stars?|brothers|sisters)';

/** One entry of a list, by what it is; each begins where the one before it ends. */
export const entry = new RegExp(
  [
    String.raw`\b(?<units>${count}) (?:[\w-]+ )?(?:${UNITS})(?: of (?<of>${count})|,? (?:with )?(?:about |abt )?(?<each>${count}) (?:[\w-]+ )?(?:${PEOPLE}|${WORKERS}) (?:(?:in|per|at|on|to) )?(?:each|every)(?: (?:${UNITS}))?)\b`,
    String.raw`${notOthers}\b(?<people>${count})[\s-]+(?:[\w-]+ )?(?:${PEOPLE})\b`,
    String.raw`${notOthers}\b(?<workers>${count})[\s-](?!${notTheirs} )(?:[\w-]+ )?(?:${WORKERS})\b`,
    String.raw`${notOthers}${workedFor}\b(?<professions>${count})[\s-](?!${notTheirs} )(?:[\w-]+[ -])?${PROFESSION}`,
    String.raw`${notOthers}\b(?<placed>${count}) ${PLACES}\b`,
    String.raw`\ban office of (?<office>${count})\b`,
    String.raw`\b(?<own>(?:(?:1|one|just) )?(?:me|myself)|my (?:${RELATIONS}))\b`,
    String.raw`\b(?<one>an?|one|1|the) (?:[a-z]+ )?(?:(?:${WORKERS.replace(/s(?=\||$)/g, '')})\b|(?:boss|secretary)\b|[a-z]+(?:er|ist|or|ant|ian|man)\b)`,
    String.raw`${notOthers}\b(?<like>${count}) (?!${notTheirs} )(?:[\w-]+[ -])?(?:${LIKE_PEOPLE})\b`,
  ].join('|'),
  'gi',
);

/** What stands between two entries of one list; a few words may tell more of the first: 'my wife on the books and me'. */
export const joined =
  /^(?:\s[a-z]+){0,3}(?:[\s,;&+]+|\s*(?:[,;]\s*)?(?:and|plus|with)\s+)(?:(?:the|our|just)\s+)?$|^\s*$/i;
/** Joined by this, they are added to people in general: '35 employees and two drivers', not '35 employees, 3 managers'. */
export const added = /\b(?:and|plus|with)\b|[&+]/i;
export const writer = /(?:^| )(?:me|myself)$/i;

/** 'A contractor with 60 people' begins with the company itself. */
export const beginsWithArticle = /^(?:an?|the) /i;

/** Whether the writer says 'I'. */
export const saysI = /\bI\b/;

/** People in general, who tell nothing of the trade. */
export const generalPeople = new RegExp(String.raw`${notOthers}\b${count}[\s-]+(?:[\w-]+ )?(?:${PEOPLE})\b`, 'i');
