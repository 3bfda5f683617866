/** What in a sentence has to be in the fact that it rests on, as patterns. */

/** Markup of any kind: a sentence is text and nothing else. */
export const markup = /[<>`[\]{}|\\]/;

/** Promises: allowed in a sentence only if its fact contains them. */
export const pledge =
  /\b(?:guarant\w+|promis\w+|free|always|never|ensur\w+|certain\w*|definite\w*|absolut\w+|sure\w*|yes|of course|all|any|every\w*|nobody|unlimited|forever|lifetime|refund\w*|risk|instant\w*|half|double|twice|triple|dozens?|hundreds?|thousands?|millions?|best|cheap\w*|certified|compliant)\b/g;

/** Words that turn a sentence into its opposite. */
export const negation = /\b(?:no|not|never|none|nobody|nothing|without|cannot|neither|nor)\b|n['’]t\b/;

/** Days, months and words for a day near by. */
export const day =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|today|tomorrow|tonight)s?\b/g;

/** Addresses of pages, sites and mailboxes. */
export const address = /\S*(?:@|:\/\/|www\.)\S*|(?<!\S)\/\w\S*|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/g;

const number = String.raw`\d+(?:[.:]\d+)*`;
const range = String.raw`${number}(?:-${number})?\+?`;

/** Amounts with their period, shares, and whatever else is counted with its unit: '$50-200/month', '15%', '2-6 weeks'. */
export const figure = new RegExp(
  String.raw`[$€£]${range}(?:\/[a-z]+)*|${range}(?:%|[- ]?(?:(?:business|working) )?[a-z]+)?`,
  'g',
);
