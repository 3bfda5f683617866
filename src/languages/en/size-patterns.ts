/** How people tell how many they are, as patterns. */
import { COUNT as count } from './counts.ts';

/** Neither customers count as staff, 'we cook for 200 people', nor hours: 'at five the drivers leave'. */
export const notOthers = String.raw`(?<!\b(?:for|to|by|of|from|at|until|till|before|after|since|serv\w+|feed\w*|train\w*|reach\w*|teach\w*|treat\w*|plac\w+)\s(?:about |over |up to )?)`;

/** What says the whole: 'a team of 8'; '12 of us'; '25 on payroll'; 'we're 11, and'; 'headcount is 118'; '310 FTE'. */
export const totals = [
  new RegExp(String.raw`\b(?:team|staff|crew|department|unit|company|business|firm) of (?:about )?${count}\b`, 'i'),
  new RegExp(String.raw`\b(?!one )${count} of us\b`, 'i'),
  new RegExp(String.raw`\b${count} on (?:the |our )?payroll\b`, 'i'),
  new RegExp(String.raw`\bhead ?count(?:\s*(?:is|of|at|:))?\s*(?:about )?${count}\b`, 'i'),
  new RegExp(String.raw`\b${count}[\s-]+(?:ftes?|employed|strong)\b`, 'i'),
  new RegExp(
    String.raw`\b(?:we(?:[’']| a)?\s?re?|there are) (?:about |only |just )?${count}(?=\s*(?:$|[,.;:](?!\d)|(?:and|n|who|here)\b))`,
    'i',
  ),
];

/** Nobody but the writer. */
export const worksAlone =
  /\b(?:just|only) me\b(?! (?:and|\+|&|plus)\b)|\bon my own\b|\bsolo\b|\bby myself\b|\bI work alone\b|\bone[ -](?:wo)?man\b|\bno staff\b/i;

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
