import { atom } from 'nanostores';

/** A question with one line as its answer. */
export interface Prompt {
  title: string;
  description: string;
  label: string;
  value: string;
  action: string;
  onAnswer: (answer: string) => void;
}

/** Null if nothing is asked. */
export const $prompt = atom<Prompt | null>(null);

/** What somebody typed as an address, with the scheme that they left out. */
export function addressOf(typed: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]|$)/i.test(typed) ? `https://${typed}` : typed;
}
