/** What the way in which something is put says of it, whatever it is about. */

/** Words that point at what was said before. */
const pointing =
  /\b(?:it|its|that|this|they|them|their|those|these|ones?|there|same|he|she|him|her|was|were)\b/i;

/** Words that point at a person. */
const personal = /\b(?:he|she|him|his|her|hers)\b/i;

/** How a question begins that goes on from the one before. */
const goingOn =
  /^\W*(?:(?:ok|okay|well|cool|great|thanks|thx|hm+|alright|right|nice|good)\W+)?(?:and|also|or|but|so|then|plus|what about|how about|what if|wat about|hw about)\b/i;

/** How a question begins, or goes on from what is told, or ends. */
const asking =
  /^\W*(?:what|which|who|whom|whose|where|when|why|how|is|are|am|do|does|did|can|could|will|would|may|might|should|shall|must|have|has|if)\b|, (?:what|which|who|where|when|why|how|is|are|do|does|can|could|will|would)\b|\?\W*$/i;

/** How somebody begins who wants something said or done here and now. */
const ordering =
  /^\W*(?:please |pls |just |now )?(?:act|answer|add|be|compose|confirm|do|draw|explain|find|forget|get|give|help|ignore|imagine|let|list|make|play|pretend|print|recommend|repeat|say|send|show|sing|solve|suggest|tell|translate|write)\b/i;

/** How somebody begins who says what they want. */
const wanting =
  /^\W*(?:i|we)(?:(?: would|['’]d)? (?:want|need|like|wish)|(?: am|['’]m| are|['’]re) looking)\b/i;

/** Who does the work at a visitor's. */
const workers =
  /(?:^\W*|[,;:]\s*|\b(?:and|at|because|but|of|that|when|while)\s+)(?:our|my)\b|\b(?:i|i['’]m|we|we['’]re|us|nobody|no one|somebody|someone|everybody|everyone|staff|famil(?:y|ies)|doctors?|members?|parents?|students?|pupils?|volunteers?|owners?|buyers?|callers?|visitors?|wife|husband|uncle|sister|brother|boss|customers?|clients?|patients?|guests?|tenants?|guys|folks|team|people|employees?|reps|drivers?)\b/i;

/** Whom a visitor asks something of. */
const theHouse = /\b(?:you|your|u|ur)\b/i;

/** Fewer words tell of nothing. */
const SENTENCE = 6;

/** How somebody says who they are before they say what takes their time. */
const introducing = new RegExp(
  [
    String.raw`^\W*(?:(?:hi|hello|hey)\W+)?`,
    String.raw`(?:(?:(?:i|we|my \w+ and i)(?: (?:own|run|manage|have|operate|lead|am|are|work (?:at|for|in))\b|['’](?:m|re)\b))|`,
    String.raw`owner of\b|(?:at|in) (?:my|our)\b|[a-z]+ here\b)`,
    String.raw`[^,.;:!?–—]*(?:[,.;:!?–—]+|$)`,
  ].join(''),
  'i',
);

/** What we have built for somebody, as they call it. */
const ours = String.raw`(?:\b(?:your|the|our|my|this)(?: \w+){0,2} (?:robot|bot|chatbot|automation|workflow|integration|build)s?\b|\byou(?: have|['’]ve)? (?:built|made|set up|installed)\b)`;

/** What it does when something is wrong with it. */
const amiss = String.raw`\b(?:wrong|broken?|broke|down|stopped|stuck|crash\w*|fail(?:s|ed|ing)?|offline|twice|duplicat\w*|error|errors|dead|frozen|(?:not|isn['’]t|doesn['’]t|does not|won['’]t) (?:work|working|run|running|answer|answering|respond|responding))\b`;

const trouble = new RegExp(`${ours}.*${amiss}`, 'is');

/** How a question begins that is asked before anything is built: 'what if the bot is wrong?' */
const wondering =
  /^\W*(?:and |but )?(?:what|how|who|which|when|if|do|does|can|could|will|would|is|are|should)\b/i;

/** Whether a client tells that something we have built does wrong. */
export function tellsOfTrouble(text: string): boolean {
  return trouble.test(text) && !wondering.test(text);
}

/** What somebody says of who they are, at the beginning of a text; empty where they do not. */
export function introductionIn(text: string): string {
  return introducing.exec(text)?.[0] ?? '';
}

/** Whether a text points at what was said before. */
export function pointsBack(text: string): boolean {
  return pointing.test(text);
}

/** Whether it points at a person. */
export function pointsAtPerson(text: string): boolean {
  return personal.test(text);
}

/** Whether it begins as one that goes on from what was said before. */
export function goesOn(text: string): boolean {
  return goingOn.test(text);
}

/** Whether somebody asks for something, or tells somebody to do it. */
export function isAsking(text: string): boolean {
  return asking.test(text) || ordering.test(text) || wanting.test(text) || theHouse.test(text);
}

/** Whether somebody tells how things are done at theirs instead of asking. */
export function tellsOfWork(text: string): boolean {
  return speaksOfWork(text) && !isAsking(text);
}

/** Whether a sentence states something and asks nothing. */
export function states(text: string): boolean {
  return isSentence(text) && !isAsking(text);
}

/** Whether what is said is likely of work: that is told, or wanted done. */
export function speaksOfWork(text: string): boolean {
  return (
    isSentence(text) &&
    workers.test(text) &&
    !asking.test(text) &&
    !ordering.test(text) &&
    !theHouse.test(text)
  );
}

function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= SENTENCE;
}
