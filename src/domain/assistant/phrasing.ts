/** What the phrasing of a message reveals, independent of its topic. */

const hasSign = (sign: RegExp) => (text: string) => sign.test(text);

/** How a question begins, follows a description, or ends. */
const asking =
  /^\W*(?:what|which|who|whom|whose|where|when|why|how|is|are|am|do|does|did|can|could|will|would|may|might|should|shall|must|have|has|if)\b|, (?:what|which|who|where|when|why|how|is|are|do|does|can|could|will|would)\b|\?\W*$/i;

const ordering =
  /^\W*(?:please |pls |just |now )?(?:act|answer|add|be|compose|confirm|do|draw|explain|find|forget|get|give|help|ignore|imagine|let|list|make|play|pretend|print|recommend|repeat|say|send|show|sing|solve|suggest|tell|translate|write)\b/i;

/** Who does the work at the visitor's company. */
const workers =
  /(?:^\W*|[,;:]\s*|\b(?:and|at|because|but|of|that|when|while)\s+)(?:our|my)\b|\b(?:i|i['’]m|we|we['’]re|us|nobody|no one|somebody|someone|everybody|everyone|staff|famil(?:y|ies)|doctors?|members?|parents?|students?|pupils?|volunteers?|owners?|buyers?|callers?|visitors?|wife|husband|uncle|sister|brother|boss|customers?|clients?|patients?|guests?|tenants?|guys|folks|team|people|employees?|reps|drivers?)\b/i;

const theHouse = /\b(?:you|your|u|ur)\b/i;

const SENTENCE = 6;

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

export function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= SENTENCE;
}
