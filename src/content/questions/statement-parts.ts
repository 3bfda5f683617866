/** What the statements take from other content. @param about how people ask for a passage */
import { contactTabs, supportFaq, supportMeanwhile, supportWays } from '../contact.data.ts';
import { site } from '../site.ts';

/** What a client in trouble can do until help comes: what is said first, and what the contact page says. */
export const meanwhilePassages = (first: string) =>
  [first, ...supportMeanwhile.items].map((text) => ({ text, about: 'meanwhile, in the meantime, what can we do' }));

/** How soon support answers, as its first question on the contact page says. */
export const howSoon = (about: string) => supportFaq.slice(0, 1).map(({ answer }) => ({ text: answer, about }));

/** What support needs to know. */
export const whatToSay = (about: string) =>
  contactTabs.filter(({ id }) => id === 'support').map(({ text }) => ({ text, about }));

export const socialNames = site.social.map(({ label }) => label);

export const emailPassages = Object.entries(site.email).map(([department, address]) => ({
  text: `For ${department}, write to ${address}.`,
}));

/** The ways to reach support, in one sentence. */
export const waysToSupport = supportWays
  .map(({ title, text }) => `**${title}**: ${text.replace(/\.$/, '')}`)
  .join('; ');
