/** What the way in which something is put says of it, whatever it is about. */

/** Words that point at what was said before. */
const pointing =
  /\b(?:it|its|that|this|they|them|their|those|these|ones?|there|same|he|she|him|her|was|were)\b/i;

/** Words that point at a person. */
const personal = /\b(?:he|she|him|his|her|hers)\b/i;

/** How a question begins that goes on from the one before. */
const goingOn =
  /^\W*(?:(?:ok|okay|well|cool|great|thanks|thx|hm+|alright|right|nice|good)\W+)?(?:and|also|or|but|so|then|plus|what about|how about|what if|wat about|hw about)\b/i;

/** How a question begins. */
const asking =
  /^\W*(?:what|which|who|whom|whose|where|when|why|how|is|are|am|do|does|did|can|could|will|would|may|might|should|shall|must|have|has|if)\b/i;

/** Who does the work at a visitor's. */
const workers =
  /\b(?:i|i['’]m|we|we['’]re|our|us|my|nobody|no one|somebody|someone|everybody|everyone|staff|customers?|clients?|patients?|guests?|tenants?|guys|folks|team|people|employees?|reps|drivers?)\b/i;

/** Whom a visitor asks something of. */
const theHouse = /\b(?:you|your|u|ur)\b/i;

/** Fewer words tell of nothing. */
const SENTENCE = 5;

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

/** Whether somebody tells how things are done at theirs instead of asking. */
export function tellsOfWork(text: string): boolean {
  const isSentence = text.trim().split(/\s+/).length >= SENTENCE;
  return isSentence && workers.test(text) && !asking.test(text) && !theHouse.test(text);
}
