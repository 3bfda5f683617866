/** Phrases of somebody who wants to talk, or asks whether there is time for that. */
export const WANTS_CALL = [
  /\b(?:book|schedule|reschedule|appointment|slot|available|availability|free)\b/i,
  /\b(?:a|the|my|your|quick|short|intro|sales) call\b|\bcall (?:me|us|you|back)\b/i,
  /\b(?:can|could|shall|let's|want to|like to|time to) (?:i |we |you )?(?:talk|speak|meet|call)\b/i,
];

export const IS_PAST = /\b(?:since|last|ago|yesterday)\b/i;

/** What the parser also takes for a date: 'now' and spans of hours. */
export const NO_DAY = /^(?:casualReference\/now|result\/relativeDateAndTime)$/;
