/** How messages are phrased, as patterns. */

/** How a question begins, follows a description, or ends. */
export const asking =
  /^\W*(?:what|which|who|whom|whose|where|when|why|how|is|are|am|do|does|did|can|could|will|would|may|might|should|shall|must|have|has|if)\b|, (?:what|which|who|where|when|why|how|is|are|do|does|can|could|will|would)\b|\b(?:what|how (?:much|long|many|soon)) (?:does|do|is|would|will|can|could) (?:it|that|this|they|you|i|we)\b|\?\W*$/i;

export const ordering =
  /^\W*(?:please |pls |just |now )?(?:act|answer|add|be|compose|confirm|do|draw|explain|find|forget|get|give|help|ignore|imagine|let|list|make|play|pretend|print|recommend|repeat|say|send|show|sing|solve|suggest|suppose|supposing|tell|translate|write)\b/i;

/** How somebody begins who takes leave or thanks. */
export const leaving =
  /^\W*(?:(?:ok|okay|well|great|perfect|right|alright|fine|good|many|and)\W+){0,2}(?:thanks|thank you|thx|ty|cheers|ta|bye|goodbye|good night|see you)\b/i;

/** How somebody says that they need something no longer, and nothing in its place. */
export const settled =
  /^(?!.*\b(?:but|instead|rather)\b).*\b(?:no (?:\w+ ){1,3}(?:needed|necessary|required)|no need|(?:don['’]?t|do not|won['’]?t|no longer) (?:need|want)|any ?more|after all|never mind|forget (?:about|it|that|what)|solved|settled|sorted|found (?:somebody|someone|another|it))\b/is;

/** How somebody says that they cannot speak on the telephone. */
export const cannotPhone =
  /\b(?:i['’]?m|i am|we are|as an?|my (?:wife|husband|mother|father|son|daughter|boss) is) (?:\w+ )?(?:deaf|mute|hard of hearing|hearing[- ]impaired|speech[- ]impaired)\b|\bi (?:can['’]?t|cannot|can not) (?:really )?(?:phone|call|hear|speak|talk)\b|\bi (?:have|['’]ve got) an? (?:\w+ )?(?:stutter|stammer|speech|hearing) ?(?:impediment|impairment|loss|problem|disorder)?\b|\bi (?:stutter|stammer)\b/i;

/** A greeting before what is said after a comma. */
export const greeting = /^\W*(?:hi|hello|hey)\b[^,.?!]{0,20},/i;

/** Who does the work at the visitor's company. */
export const workers =
  /(?:^\W*|[,;:]\s*|\b(?:and|at|because|but|of|that|when|while)\s+)(?:our|my)\b|\b(?:i|i['’]m|we|we['’]re|us|nobody|no one|somebody|someone|everybody|everyone|staff|famil(?:y|ies)|doctors?|members?|parents?|students?|pupils?|volunteers?|owners?|buyers?|callers?|visitors?|wife|husband|uncle|sister|brother|boss|customers?|clients?|patients?|guests?|tenants?|guys|folks|team|people|employees?|reps|drivers?)\b/i;

export const theHouse = /\b(?:you|your|u|ur)\b/i;

/** How a text refers to earlier turns. */
export const referring =
  /\b(?:it|its|that|this|they|them|their|those|these|ones?|there|same|he|she|him|her|was|were)\b/i;

/** How a follow-up begins. */
export const following =
  /^\W*(?:(?:ok|okay|well|cool|great|thanks|thx|hm+|alright|right|nice|good)\W+)?(?:and|also|or|but|so|then|plus|what about|how about|what if|wat about|hw about)\b/i;

/** How somebody asks for more of the same. */
export const furthering =
  /\b(?:more|else|further|go on|continue|the rest)\b|^\W*(?:(?:and|but|ok) )?(?:why(?: (?:is|not|so))?(?: that)?|how come)\W*$/i;

/** How somebody wants what was asked for before together with something else. */
export const adding =
  /\b(?:on top(?! of (?:that|it) (?:is|are))|plus|add(?:ed|ing)?|throw in|in addition|together|altogether|in total|total|both|all three|the lot|everything)\b/i;

/** How somebody asks for the neighbor of something in a row: the next larger one, and the next smaller one. */
export const larger =
  /\b(?:above|bigger|larger|higher|upgrade|dearer|(?:one|step|next|level|tier|size) up|next (?:one|package|plan|tier|size|level)|more expensive)\b/i;
export const smaller = /\b(?:below|smaller|lower|cheaper|under it|one down|before it|less expensive)\b/i;

/** How somebody asks whether we do something, which is no software's. */
export const requesting =
  /^(?!.*\b(?:ai|software|programs?|apps?|automat\w*|pdfs?|files?|data|systems?|websites?|spreadsheets?|e?mails?)\b)\W*(?:hi |hello |hey |and |so |please )*(?:(?:do|can|could|would|will) (?:you|u|ya|y['’]?all|your \w+)|(?:you|u)(?: guys| people)? (?:also )?(?:do|fix|repair|sell|clean|install|catch|make|rent)) (?!know|have|think|speak|remember|tell|say|mean|accept|take|offer)\w+/i;

/** How somebody asks for what we have written. */
export const reading =
  /\b(?:you(?:['’]ve| have| guys| people| ever)*(?: \w+)? (?:wrote|written)\b|(?:wrote|written) (?:anything|something)\b|(?:did|do) (?:you|u) (?:ever )?write (?:about|on)\b|you write about\b|(?:the|that|this|your|an|which|any|in|my) (?:\w+ )?article\b|your articles\b|(?:your|that|the) blog post\b|your post\b|(?:your|the) blog say\w*|your (?:blog|signal board)\b|(?:page|piece|something|anything|text|story) of yours\b|(?:have|had) a piece (?:on|about)\b|your piece\b|anything to read|(?:read|reading) (?:something|somewhere|on your|your)\b)/gi;

/** 'Why?' after an answer asks for all of it. */
export const reasons = /\bwhy\b/i;

const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** 'the second one', 'option 2', 'the 3rd'. */
export const ordinal = new RegExp(
  `\\b(?:(?<word>${ordinals.join('|')}|last)(?: one| option)?\\b|(?<place>[1-8])(?:st|nd|rd|th)\\b|(?:number|option|no\\.?|nr\\.?) ?(?<number>[1-8])\\b)`,
  'i',
);

/** The place in `ordinals` of a word that `ordinal` has found; -1, the end, for 'last'. */
export function placeOf(word: string): number {
  return ordinals.indexOf(word.toLowerCase());
}

/** Words that point to something said before: such a question cannot stand alone. */
export const pointingWords: string =
  'he she it they him them his her their its that this these those one ones there then';
