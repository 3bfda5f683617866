import { fold, saysNothing } from './fold.ts';

/**
 * What stands before the place, the size or the customer: 'dental clinics' of 'dental clinics in Ohio'.
 * Undefined where nothing of the kind follows.
 */
export function beforePreposition(text: string): string | undefined {
  const [before, after] = text.split(/\s(?:in|near|around|from|with|for|serving|based)\s/i);
  return after === undefined ? undefined : before;
}

/** Whether several things are named: 'plumber and electrician'. */
export function isList(text: string): boolean {
  return /[&,/]|\s(?:and|or|und|et|y|e)\s/i.test(text);
}

/** Whether somebody describes a company of their own, at whatever length. */
export function isDescription(text: string): boolean {
  return /\b(?:we|our|us)\b|\b(?:my|i (?:run|own|manage|have|am))\b/i.test(text);
}

/** The parts of a description, each of which may say what the company does. */
export function clausesOf(text: string): string[] {
  return text.split(/[.,;:!?\n]+|\s(?:and|but|so|who|which|where|because|while)\s/i);
}

/** The trade as a heading: 'I run a mobile dog grooming company' gives 'Mobile dog grooming'. */
export function asHeading(text: string): string {
  const words = text.trim().split(/\s+/);
  const says = words.map((word) => !fold(word).every(saysNothing));
  const kept = words.slice(says.indexOf(true), says.lastIndexOf(true) + 1).join(' ');
  const trade = kept.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return trade.charAt(0).toUpperCase() + trade.slice(1);
}
