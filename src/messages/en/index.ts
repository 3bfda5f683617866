/**
 * The engine's own words in English: what visitors read or hear that is not the agency's content, a file for each part of the site.
 * A message is a sentence, or a function that gives one, with the names and numbers in it (docs/guides/add-a-language.md).
 */
export { countOf, countOfFirst, inWords, inWordsFirst } from './in-words.ts';
export { language, listLanguage, wordsAMinute } from './language.ts';
export * as assistant from './assistant.ts';
export * as calculator from './calculator.ts';
export * as calendar from './calendar.ts';
export * as chat from './chat.ts';
export * as contact from './contact.ts';
export * as controls from './controls.ts';
export * as facts from './facts.ts';
export * as failures from './failures.ts';
export * as frame from './frame.ts';
export * as home from './home.ts';
export * as legal from './legal.ts';
export * as mail from './mail.ts';
export * as onboarding from './onboarding.ts';
export * as pages from './pages.ts';
export * as posts from './posts.ts';
export * as prices from './prices.ts';
export * as projects from './projects.ts';
export * as scheduling from './scheduling.ts';
export * as services from './services.ts';
export * as share from './share.ts';
export * as slip from './slip.ts';
