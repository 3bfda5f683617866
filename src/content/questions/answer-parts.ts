/** What the answers take from other content. */
import { businessTypes } from '../onboarding.data.ts';

/** A link to a clause of the terms. */
export const termsLink = (label: string, id: string) => ({
  label: `Terms of Service: ${label}`,
  href: `/terms-of-service#${id}`,
});

/** The kinds of business that the questionnaire knows, in a sentence. */
export const industryNames = businessTypes
  .filter(({ value }) => value !== 'other')
  .map(({ label }) => label.toLowerCase())
  .join(', ');
