/** Phrases of questions about the calendar. */

/** Somebody who says to need a call, which without a day might also tell of their work. */
export const ASKS_FOR_CALL =
  /\b(?:need|want|would like|['’]d like|get|arrange|set up|put me down for|have) (?:to have )?(?:a|an|another|the|my|our) (?:\w+ ){0,2}(?:call|talk|chat|meeting|appointment|slot)\b/i;

/** How far ahead a call can be booked. */
export const ASKS_HOW_FAR =
  /\b(?:latest|last|furthest|farthest) (?:possible )?(?:date|day|time|slot)\b.*\b(?:book|schedule|reserve|call)|\bhow (?:far|many (?:days|weeks)) (?:ahead|out|in advance)\b.*\b(?:book|schedule|reserve|call)/i;

/** Who may be there. What we build may be asked about in the same words: 'Is the bot working today?' */
const US = String.raw`(?:you|u|ya|y['’]all|any(?:one|body)|some(?:one|body)|people|(?:the|your) (?:office|team|agency|phones?))`;

/** Whether, or until when, somebody is there. */
export const ASKS_IF_OPEN = [
  new RegExp(
    String.raw`^(?:\W*(?:hi|hello|hey|so|and|ok)\b)*\W*(?:are|r|is|will|do|does|would) ${US}\b.*\b(?:open|closed?|there|around|working|work|in the office|on duty)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:what time|when|(?:un)?till? when|how late|how long) (?:do|are|is|will|does) ${US}\b.*\b(?:open|closed?|there)\b`,
    'i',
  ),
];

export const NOW = /\b(?:right now|now|at the moment|currently|today|at this hour)\b/i;

/** 'On Saturdays' is asked of the next one. */
export const WEEKDAYS = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi;

export const GOES_ON = /^\W*(?:and|or|what about|how about)\b/i;

/** What stands around a day that is all of a message. */
export const AROUND_A_DAY =
  /\b(?:on|at|for|by|maybe|perhaps|how|what|about|and|or|then|ok|okay|please|is|it|fine|good|great|works?|better|instead|next|this|coming|the|rather)\b/gi;

/** Phrases of somebody who wants to talk, or asks whether there is time for that. */
export const WANTS_CALL = [
  /\b(?:book|schedule|reschedule|appointment|slot|available|availability|free)\b/i,
  /\b(?:a|the|my|your|quick|short|intro|sales) call\b|\bcall (?:me|us|you|back)\b/i,
  /\b(?:can|could|shall|let's|want to|like to|time to) (?:i |we |you )?(?:talk|speak|meet|call)\b/i,
];

export const IS_PAST = /\b(?:since|last|ago|yesterday)\b/i;

/** What the parser also takes for a date: 'now' and spans of hours. */
export const NO_DAY = /^(?:casualReference\/now|result\/relativeDateAndTime)$/;
