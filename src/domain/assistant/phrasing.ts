/** What the phrasing of a message reveals, independent of its topic. */

/** Whether a text has a sign, as a function of the text. */
const hasSign = (sign: RegExp) => (text: string) => sign.test(text);

/** How a question begins, follows a description, or ends. */
const asking =
  /^\W*(?:what|which|who|whom|whose|where|when|why|how|is|are|am|do|does|did|can|could|will|would|may|might|should|shall|must|have|has|if)\b|, (?:what|which|who|where|when|why|how|is|are|do|does|can|could|will|would)\b|\?\W*$/i;

/** Openings of commands. */
const ordering =
  /^\W*(?:please |pls |just |now )?(?:act|answer|add|be|compose|confirm|do|draw|explain|find|forget|get|give|help|ignore|imagine|let|list|make|play|pretend|print|recommend|repeat|say|send|show|sing|solve|suggest|tell|translate|write)\b/i;

/** Who does the work at the visitor's company. */
const workers =
  /(?:^\W*|[,;:]\s*|\b(?:and|at|because|but|of|that|when|while)\s+)(?:our|my)\b|\b(?:i|i['’]m|we|we['’]re|us|nobody|no one|somebody|someone|everybody|everyone|staff|famil(?:y|ies)|doctors?|members?|parents?|students?|pupils?|volunteers?|owners?|buyers?|callers?|visitors?|wife|husband|uncle|sister|brother|boss|customers?|clients?|patients?|guests?|tenants?|guys|folks|team|people|employees?|reps|drivers?)\b/i;

/** Forms of address. */
const theHouse = /\b(?:you|your|u|ur)\b/i;

/** Minimum number of words of a description. */
const SENTENCE = 6;

const bots = 'robot|bot|chatbot|assistant|automation|workflow|integration|thing';
const programs = 'system|software|program|build|import|ordering';
const byUs = String.raw`\byou(?: guys| people)?(?: have|['’]ve)? (?:built|made|did|set up|installed|delivered|put in)\b|\byour (?:team|people|guys?|colleagues?)\b|\bdashboard\b`;

/** Those of the things that are called by somebody's, or as known: 'your chatbot', 'the shift swap thing'. */
const thingsOf = (owners: string, things: string) =>
  String.raw`\b(?:${owners})(?: \w+){0,2} (?:${things})s?\b`;

/** What clients have of us, or may have. */
const ours = new RegExp(`${thingsOf('your|the|our|my|this', `${bots}|${programs}`)}|${byUs}`, 'i');

/** Malfunctions. */
const amiss =
  /\b(?:wrong|broken?|broke|down|stopped|quit|stuck|crash\w*|fail(?:s|ed|ing)?|offline|twice|(?:two|three|four|five|ten|\d) times|double[- ]?(?:booked|entered|billed|posted)|garbage|nonsense|empty|blank|(?:has|have|needs?) to stop|make it stop|gone (?:crazy|wild|mad)|duplicat\w*|errors?|dead|frozen|hangs?|deleted|erased|wiped|overwr(?:ote|itten)|messed up|0 (?:runs|orders|mails|emails)|who (?:do|can) (?:i|we) (?:call|yell|talk|complain))\b|\b(?:not|isn['’]?t|aren['’]?t|doesn['’]?t|does not|won['’]?t|hasn['’]?t|haven['’]?t|didn['’]?t|nothing|no longer)(?: \w+)? (?:work|working|run|running|answer|answering|respond|responding|being|sent|send|sending|gets?|comes?|came|read|posted|posting|arrived?)\b/i;

/** How questions begin that people ask before anything is built: 'what if the bot is wrong?' */
const wondering =
  /^\W*(?:and |but )?(?:let['’]?s |let us )?(?:what|how|who|which|when|if|do|does|can|could|will|would|is|are|should|tell|give|show|say|suppose|supposing|imagine|assume|assuming)\b/i;

/** Whether a client reports that something we built, billed or opened is not as it should be, as it may sound. */
export function tellsOfTrouble(text: string, isLikeTrouble = false): boolean {
  if (wondering.test(text)) return false;
  const broken = amiss.exec(text);
  const mentioned = ours.exec(text);
  const isOurs = broken !== null && mentioned !== null && mentioned.index <= broken.index;
  return isLikeTrouble || isOurs || isDispute(text);
}

/** Whether something is named that we, and not the visitor, have made. */
export const namesOurs = hasSign(
  new RegExp(
    [thingsOf('your|the|our|my|this', bots), thingsOf('your', programs), byUs].join('|'),
    'i',
  ),
);

/** Whether somebody asks what to do until help comes. */
export const asksMeanwhile = hasSign(
  /\b(?:mean(?:time|while)|what (?:do|can|should) (?:i|we)|until|til)\b/i,
);

/** Whether it is about money or access, where nothing has to be stopped. */
export const isDispute = hasSign(
  /\b(?:charged|billed|invoiced|debited)\b.*\b(?:twice|again|double|wrong|too much)\b|\b(?:we|i) (?:already )?paid\b.*\b(?:invoice|bill|slip|switch|pause)|\bunpaid\b.*\bpaid\b|\bstill (?:has|have|got)\b.*\b(?:account|access|password|log-?in)\b|\byou(?: have|['’]ve)?(?: just)? (?:charged|billed|invoiced|debited) (?:us|me)\b|\b(?:this|last) month['’]?s? (?:invoice|bill|statement)\b|\b(?:on|in) (?:our|my|the) (?:last|latest|new) (?:invoice|bill|statement)\b|\byour (?:last |latest |new )?(?:invoice|bill|statement)\b.*\b(?:wrong|twice|too (?:much|high)|never|did(?:n['’]?t| not)|more than)\b/is,
);

/** Whether a text refers to earlier turns. */
export const pointsBack = hasSign(
  /\b(?:it|its|that|this|they|them|their|those|these|ones?|there|same|he|she|him|her|was|were)\b/i,
);

/** Whether it begins like a follow-up. */
export const goesOn = hasSign(
  /^\W*(?:(?:ok|okay|well|cool|great|thanks|thx|hm+|alright|right|nice|good)\W+)?(?:and|also|or|but|so|then|plus|what about|how about|what if|wat about|hw about)\b/i,
);

/** Whether somebody asks for something, or tells somebody to do it. */
export function isAsking(text: string): boolean {
  return asking.test(text) || ordering.test(text) || theHouse.test(text);
}

/** Whether the visitor describes their work instead of asking. */
export function tellsOfWork(text: string): boolean {
  return isSentence(text) && workers.test(text) && !isAsking(text);
}

/** Whether a text has as many words as a description. */
export function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= SENTENCE;
}
