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

/** What clients have of us: 'your chatbot', 'the build you did'. */
const ours =
  /\b(?:your|the|our|my|this)(?: \w+){0,2} (?:robot|bot|chatbot|assistant|automation|workflow|integration|system|software|program|build|import|thing)s?\b|\byou(?: have|['’]ve)? (?:built|made|did|set up|installed)\b|\bdashboard\b/i;

/** Malfunctions. */
const amiss =
  /\b(?:wrong|broken?|broke|down|stopped|quit|stuck|crash\w*|fail(?:s|ed|ing)?|offline|twice|(?:three|four|five|\d) times|duplicat\w*|errors?|dead|frozen|hangs?|0 (?:runs|orders|mails|emails))\b|\b(?:not|isn['’]?t|aren['’]?t|doesn['’]?t|does not|won['’]?t|hasn['’]?t|haven['’]?t|didn['’]?t|nothing|no longer)(?: \w+)? (?:work|working|run|running|answer|answering|respond|responding|being|sent|send|sending|gets?|comes?|came|read|posted|posting|arrived?)\b/i;

/** A moment ago, from when on something is different. */
const lately =
  /\bsince (?:yesterday|last|this|then|the|noon|mon|tue|wed|thu|fri|sat|sun|\d)|\b(?:this|yesterday) (?:morning|noon|afternoon|evening)\b|\blast night\b|\bany ?more\b/i;

/** Something that was paid and should not have been, or not been asked for; a person who can still get in. */
const dispute =
  /\b(?:charged|billed|invoiced|debited)\b.*\b(?:twice|again|double|wrong|too much)\b|\b(?:we|i) (?:already )?paid\b.*\b(?:invoice|bill|slip|switch|pause)|\bunpaid\b.*\bpaid\b|\bstill (?:has|have|got)\b.*\b(?:account|access|password|log-?in)\b/is;

/** How questions begin that people ask before anything is built: 'what if the bot is wrong?' */
const wondering =
  /^\W*(?:and |but )?(?:what|how|who|which|when|if|do|does|can|could|will|would|is|are|should)\b/i;

/** Whether a client reports that something we built, billed or opened is not as it should be. */
export function tellsOfTrouble(text: string): boolean {
  if (wondering.test(text)) return false;
  const broken = amiss.exec(text);
  const mentioned = ours.exec(text);
  const isOurs = broken !== null && mentioned !== null && mentioned.index <= broken.index;
  return isOurs || dispute.test(text) || (lately.test(text) && (broken ?? mentioned) !== null);
}

/** Words with which people leave; what they ask before that is answered first. */
const leaving = /\b(?:bye|goodbye|good ?night|take care(?! of)|thx|thank(?:s| you))\b/i;

/** Whether somebody only says thanks or goodbye, whatever else they tell. */
export function takesLeave(text: string): boolean {
  return leaving.test(text) && !isAsking(text.replace(/\b(?:thank )?you(?:r)?\b/gi, ''));
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
