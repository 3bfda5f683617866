/** How people tell what their company does, as patterns. */

/** Before a place, size or customer: 'dental clinics in Ohio'. */
export const beforePlaces = /\s(?:in|near|around|from|with|for|serving|based)\s/i;

/** What joins several things: 'plumber and electrician'. */
export const ofLists = /[&,/]|\s(?:and|or|und|et|y|e)\s/i;

/** Somebody who writes about their own company. */
export const firstPerson = /\b(?:we|our|us|my|i)\b/i;

/** Somebody who writes to us. */
export const toUs = /\byour?\b|\?/i;

/** How a company is named: 'I run a vegan bakery in Dallas'. */
export const naming = /^\W*(?:(?:i|we) (?:run|own|operate|manage|have|am|are)|i[’']m|we[’']re|my|our)\b/i;

/** Between the clauses of a description. */
export const betweenClauses = /[.,;:!?\n]+|\s(?:and|but|so|who|which|where|because|while)\s/i;

/** Before the parts of a description that tell of others, or of what else is done. */
export const betweenParts = /[.,;:!?()\n]+|\b(?=(?:for|to|from|on behalf of|and (?:\w+ing|then|we|sell|do))\s)/i;

/** How such a part begins that tells of others. */
export const forOthers = /^(?:for|to|from|on behalf of)\s/i;

/** Who does what is told after it. */
export const whoActs = /\b(?:we|i)\b/i;
