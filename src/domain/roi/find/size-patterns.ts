/** How people tell how many they are, as patterns. */
import { COUNT as count } from '#src/lib/count-in-text.ts';
import { workerWords } from './words.data.ts';

/** Neither customers count as staff, 'we cook for 200 people', nor hours: 'at five the drivers leave'. */
const notOthers = String.raw`(?<!\b(?:for|to|by|of|from|at|until|till|before|after|since|serv\w+|feed\w*|train\w*|reach\w*|teach\w*|treat\w*|plac\w+)\s(?:about |over |up to )?)`;

/** 'twelve people', '35 full-time employees', 'two-person'; 'a team of 8'; '25 on payroll'; 'we're 11, and'. */
export const staffSizes = [
  new RegExp(
    String.raw`${notOthers}\b${count}[\s-]+(?:[\w-]+\s)?(?:people|persons?|employees?|staff|workers|colleagues|m[ae]n|wom[ae]n)\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:team|staff|crew|company|business|firm) of (?:about )?${count}\b`, 'i'),
  new RegExp(String.raw`\b(?!one )${count} of us\b`, 'i'),
  new RegExp(String.raw`\b${count} on (?:the |our )?payroll\b`, 'i'),
  new RegExp(
    String.raw`\b(?:we(?:[’']| a)re|there are) (?:about |only |just )?${count}(?=\s*(?:$|[,.;:](?!\d)|and\b|who\b|here\b))`,
    'i',
  ),
];

export const worksAlone =
  /\b(?:just|only) me\b|\bon my own\b|\bsolo\b|\bby myself\b|\bI work alone\b|\bone[ -](?:wo)?man\b/i;

/** Where staff is said to be: 'and 2 at the desk'. */
const places = String.raw`(?:at|in|on) the (?:front |back )?(?:bar|counter|desk|floor|kitchen|office|phones?|road|shop|warehouse)`;

/** Staff listed one by one; added up if no total is given. */
export const listedStaff = new RegExp(
  String.raw`${notOthers}\b${count}\s(?!(?:the|our|their|my)\s)(?:[\w-]+\s)?(?:${workerWords.join('|')})\b|\b${count} ${places}\b`,
  'gi',
);

/** Staff listed after others: 'seven technicians and a driver', 'me and two helpers'. */
export const besides = /\band (?:an?|one) [a-z]+(?= ?(?:[.,;]|$))|\b(?:me|myself) and\b/gi;

/** Before what a company has of its own; others' are worked for: 'we repair 30 trucks a week', 'we clean 40 offices'. */
const own = String.raw`(?<=^\W*|[,;:.]\s*|\b(?:have|has|own|owns|run|runs|operate|operates|with|of|our|across)\s(?:about |over |up to )?)`;

/** What tells the size of a company that does not say how many work there. */
export const vehicles = new RegExp(
  String.raw`${own}${count}[\s-](?:[\w-]+\s)?(?:trucks?|vans?|rigs?|cabs?|taxis?|buses|vehicles?|semis?)\b`,
  'i',
);
export const locations = new RegExp(
  String.raw`${own}${count}[\s-](?:[\w-]+\s)?(?:locations?|branches|stores|shops|sites|offices|outlets|franchises|restaurants)\b`,
  'i',
);
