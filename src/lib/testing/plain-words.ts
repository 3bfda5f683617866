/** Overused marketing words, then British spellings: the site is in American English. */
export const BANNED =
  /unlock|supercharg|leverag|seamless|streamlin|empower|cutting-edge|game.chang|revolution|synerg|robust|holistic|elevate|delve|solutions provider|colour|favour|honour|organis|licence|whilst|catalogue|cheque/i;
