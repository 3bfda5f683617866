/** What the phrasing of a message reveals, independent of its topic. */

/** Words that refer to earlier turns. */
const pointing =
  /\b(?:it|its|that|this|they|them|their|those|these|ones?|there|same|he|she|him|her|was|were)\b/i;

/** Words that refer to a person. */
const personal = /\b(?:he|she|him|his|her|hers)\b/i;

/** Openings of follow-up questions. */
const goingOn =
  /^\W*(?:(?:ok|okay|well|cool|great|thanks|thx|hm+|alright|right|nice|good)\W+)?(?:and|also|or|but|so|then|plus|what about|how about|what if|wat about|hw about)\b/i;

/** How a question begins, follows a description, or ends. */
const asking =
  /^\W*(?:what|which|who|whom|whose|where|when|why|how|is|are|am|do|does|did|can|could|will|would|may|might|should|shall|must|have|has|if)\b|, (?:what|which|who|where|when|why|how|is|are|do|does|can|could|will|would)\b|\?\W*$/i;

/** Openings of commands. */
const ordering =
  /^\W*(?:please |pls |just |now )?(?:act|answer|add|be|compose|confirm|do|draw|explain|find|forget|get|give|help|ignore|imagine|let|list|make|play|pretend|print|recommend|repeat|say|send|show|sing|solve|suggest|tell|translate|write)\b/i;

/** Openings of wishes. */
const wanting =
  /^\W*(?:i|we)(?:(?: would|['’]d)? (?:want|need|like|wish)|(?: am|['’]m| are|['’]re) looking)\b/i;

/** Who does the work at the visitor's company. */
const workers =
  /(?:^\W*|[,;:]\s*|\b(?:and|at|because|but|of|that|when|while)\s+)(?:our|my)\b|\b(?:i|i['’]m|we|we['’]re|us|nobody|no one|somebody|someone|everybody|everyone|staff|famil(?:y|ies)|doctors?|members?|parents?|students?|pupils?|volunteers?|owners?|buyers?|callers?|visitors?|wife|husband|uncle|sister|brother|boss|customers?|clients?|patients?|guests?|tenants?|guys|folks|team|people|employees?|reps|drivers?)\b/i;

/** Forms of address. */
const theHouse = /\b(?:you|your|u|ur)\b/i;

/** Minimum number of words of a description. */
const SENTENCE = 6;

/** Clients' words for what we built for them. */
const ours = String.raw`(?:\b(?:your|the|our|my|this)(?: \w+){0,2} (?:robot|bot|chatbot|automation|workflow|integration|build)s?\b|\byou(?: have|['’]ve)? (?:built|made|set up|installed)\b)`;

/** Verbs for malfunctions. */
const amiss = String.raw`\b(?:wrong|broken?|broke|down|stopped|stuck|crash\w*|fail(?:s|ed|ing)?|offline|twice|duplicat\w*|error|errors|dead|frozen|(?:not|isn['’]t|doesn['’]t|does not|won['’]t) (?:work|working|run|running|answer|answering|respond|responding))\b`;

const trouble = new RegExp(`${ours}.*${amiss}`, 'is');

/** How questions begin that people ask before anything is built: 'what if the bot is wrong?' */
const wondering =
  /^\W*(?:and |but )?(?:what|how|who|which|when|if|do|does|can|could|will|would|is|are|should)\b/i;

/** Whether a client reports a malfunction of something we built. */
export function tellsOfTrouble(text: string): boolean {
  return trouble.test(text) && !wondering.test(text);
}

/** Whether a text refers to earlier turns. */
export function pointsBack(text: string): boolean {
  return pointing.test(text);
}

/** Whether it refers to a person. */
export function pointsAtPerson(text: string): boolean {
  return personal.test(text);
}

/** Whether it begins like a follow-up. */
export function goesOn(text: string): boolean {
  return goingOn.test(text);
}

/** Whether somebody asks for something, or tells somebody to do it. */
export function isAsking(text: string): boolean {
  return asking.test(text) || ordering.test(text) || wanting.test(text) || theHouse.test(text);
}

/** Whether the visitor describes their work instead of asking. */
export function tellsOfWork(text: string): boolean {
  return isSentence(text) && workers.test(text) && !isAsking(text);
}

function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= SENTENCE;
}
