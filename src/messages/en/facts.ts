/**
 * What the assistant says of the site's subjects, in Markdown, by what names and questions people find it, and what words (`about…`,
 * never shown) they ask with that it does not have. Lists are those that people of this language ask.
 */

import { plural } from './language.ts';

/** A fact's texts of one kind. */
type Texts = readonly string[];

/** Before something's name, as a sentence begins; an abbreviation is spelled out when it is spoken: 'An HR'. */
const article = (words: string) => (/^(?:[aeiou]|HR\b)/i.test(words) ? 'An' : 'A');

/** Search words. */
export const aboutPrice = 'price';
export const aboutMonthlyPrice = 'price, monthly';
export const aboutPriceAndTime = 'price, how long';
export const aboutDuration = 'how long duration';
export const aboutIncluded = 'included offer list';
export const aboutFeatures = 'features progress';
export const aboutBenefits = 'benefits advantages why';
export const aboutFastest = 'fastest minimum maximum duration';
export const aboutCheapest = 'price cheapest';

/** Labels of links. */
export const servicesLink = 'Services and prices';
export const addOnsLink = 'Add-ons';
export const complexityLink = 'What complexity means';
export const categoriesLink = 'The kinds of work';

export const kindOfWork = (kind: string, time: string) => `It’s ${kind} work, which takes ${time}.`;
export const askHowLong = (title: string) => `${title}: how long does it take?`;
/** A price, or what a kind of work costs, before what it is. */
export const priceFirst = (price: string, text: string) => `${price}. ${text}`;
export const priceAndTimeFirst = (price: string, time: string, text: string) => `${price}, ${time}. ${text}`;
export const includedServices = (list: string) => `Included services: ${list}.`;
export const keyFeatures = (list: string) => `Key features: ${list}.`;
export const benefits = (list: string) => `Benefits: ${list}.`;
/** What was done for a client. @param kind 'Design & Branding' */
export const exampleOf = (what: string, kind: string) => `${what}. An example of our ${kind} work.`;
export const exampleAsks = (who: string): Texts => [
  `Have you ever worked for ${who}?`,
  `Have you done something like this for ${who}?`,
];
export const sizeNames = (size: string): Texts => [`${size} automation`, `${size} build`];
export const sizeCosts = (size: string, price: string, time: string, text: string) =>
  `${article(size)} ${size} automation costs ${price} and takes ${time}. ${text}`;
export const sizesNames: Texts = ['Complexity', 'Sizes of automation'];
export const shortestAndLongest = (weeks: number, most: number) =>
  `The shortest takes ${weeks} week, the longest ${most} weeks.`;
export const servicesNames: Texts = ['Services', 'Popular services'];
export const servicesAre = (list: string) => `The services and their prices: ${list}.`;
export const automationCosts = (simple: string, moderate: string, advanced: string) =>
  `A single automation costs ${simple} if it’s simple, ${moderate} if it’s moderate and ${advanced} if it’s advanced.`;
export const addOnsNames: Texts = ['Add-ons', 'Extras'];
export const addOnsAre = (count: number, list: string) => `${count} things can be added to a package: ${list}.`;
export const kindsNames: Texts = ['Kinds of work'];
export const kindsAre = (count: number) =>
  plural(count, { one: 'There is one kind of work.', other: `There are ${count} kinds of work.` });

/** An automation. */
export const priceByTask = 'Time and price depend on the task.';
/** @param size 'simple' */
export const priceOfBuild = (price: string, time: string, size: string) =>
  `${price}, live in ${time}: ${article(size).toLowerCase()} ${size} build.`;
export const aboutAutomation = 'price, how long, how complex';
export const inAndOut = (takes: string, gives: string) => `In: ${takes}. Out: ${gives}.`;
export const aboutInAndOut = 'input output takes gives need provide requirements';
export const ofCategory = (category: string) => `${article(category)} ${category} automation.`;
export const aboutCategory = 'category field';
export const returnInYear = (multiple: string) => `Expected return: ${multiple} in the first year.`;
export const returnOpen = (multiple: string) => `Expected return: ${multiple}.`;
export const aboutReturn = 'ROI payback worth';
export const ideasLink = 'Automation ideas';
export const inListLink = 'See it in the list';
/** The automations of a category. */
export const fieldNames = (category: string): Texts => [`${category} automations`, `${category} department`];
export const fieldAsks = (category: string): Texts => [
  `What can you automate in ${category}?`,
  `Which ideas do you have for the ${category} department?`,
  `Which automations do you offer for ${category}?`,
];
export const forFieldWeHave = (category: string) => `For ${category} we have:`;
export const fieldLink = (category: string) => `${category} automations`;
export const catalogNames: Texts = ['Catalog of automations'];
export const catalogHas = (count: number, fields: number, list: string) =>
  `The list has ${count} automations in ${fields} fields: ${list}. Tell me which task costs you the most time, and I’ll look for a match.`;

/** How we work. */
export const processLink = 'How we work';
export const homeLink = 'Home page';
export const packagesAndQuestionsLink = 'Packages and questions';
export const supportLink = 'Support';
export const impactLink = 'Real business impact';
export const processNames = (steps: number): Texts => ['Process', `${steps} steps`];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export const stepNames = (number: number): Texts => [`${ordinals[number - 1]} step`, `Step ${number}`];
export const whatHappensInStep = (number: number) => `What happens in step ${number}?`;
export const stepAsks = (number: number): Texts => [whatHappensInStep(number), `What happens ${ordinals[number - 1]}?`];
export const lastStepAsks: Texts = ['What is the last step?', 'What happens after launch?'];
export const quoted = (text: string) => `“${text}”`;
export const onCalendar = (weeks: string) => `On the calendar: ${weeks}.`;
export const aboutLong = 'how long';
export const aboutLength = 'duration';
export const comesAfter = (title: string) => `After it comes **${title}**.`;
export const aboutAfter = 'comes after';
export const claimAsks = (claim: string): Texts => [`Is it true: ${claim}?`];
export const notSaidHowMeasured = 'The site doesn’t say how it was measured.';
export const blogName = 'Blog';
export const boardName = 'Board';

/** Legal texts. @param title 'Terms of Service' */
export const legalAsks = (title: string): Texts => [
  `Where is the ${title}?`,
  `Since when is the ${title} in force?`,
  `When was the ${title} last updated?`,
  `Which version are the ${title}?`,
];
export const inEffect = (since: string) => `In effect since ${since}.`;
export const inEffectVersion = (since: string, version: string) => `In effect since ${since}, version ${version}.`;

/** Packages and bundles. */
export const packagesLink = 'Packages';
export const packageNames = (name: string): Texts => [`${name} package`, name];
export const whatPackageIncludes = (name: string) => `What does the ${name} package include?`;
export const packageAsks = (name: string): Texts => [whatPackageIncludes(name), `How long is support with ${name}?`];
/** @param flag 'Most Popular' */
export const flagged = (price: string, flag: string) => `${price} (${flag})`;
export const includes = (list: string) => `It includes: ${list}.`;
export const aboutIncludes = 'what do I get, contents, features';
export const packagesNames: Texts = ['Packages', 'Plans', 'Tiers'];
export const lowestStarts = (price: string, name: string) => `The lowest starts at ${price}: ${name}.`;
export const aboutLowest = 'cheapest smallest';
export const flaggedIs = (flag: string, name: string) => `${flag}: ${name}.`;
export const aboutPopular = 'most popular best';
export const bundleNames: Texts = ['Bundle discounts', 'Discount'];
export const bundleAsks = (services: number): Texts => [`What if I order ${services} services?`];
export const bundleStep = (size: string, discount: string) => `With ${size} it’s ${discount}.`;
export const aboutBundleStep = (services: number) => `${services} services`;
export const aboutRunningCosts = 'running costs recurring subscription apply';

/** Posts. */
export const whatIsNew = 'What is new on the blog?';
export const whatIsSignalBoard = 'What is the Signal Board?';
export const signalBoardName = 'Signal Board';
export const postName = (title: string) => `Post: ${title}`;
export const articleBy = (author: string, category: string) => `An article by ${author}, under ${category}.`;
export const onSignalBoard = (category: string) => `On the Signal Board, under ${category}.`;
export const aboutPost = 'post article author written read';
export const readItLink = 'Read it';
export const latestNames: Texts = ['Latest posts', 'Latest articles', 'News'];
export const latestAsks: Texts = [whatIsNew, 'What have you written lately?', 'What should I read?'];
export const newestAre = 'The newest:';
export const byAuthorNames = (author: string): Texts => [`Articles by ${author}`];
export const byAuthorAsks = (author: string): Texts => [`What has ${author} written?`];
export const byAuthorAre = (author: string) => `By ${author}:`;

/** Projects and the case study. */
export const projectsLink = 'Projects';
export const features = (list: string) => `Features: ${list}.`;
export const aboutProject = 'what can it do';
export const inUseSince = (month: string, complexity: string, rating: string) =>
  `In use since ${month}, complexity ${complexity}, rated ${rating} of 5 by the client.`;
export const aboutLaunch = 'launched rating since when go live date start';
export const aboutSolution = 'solution built';
export const aboutResult = 'result outcome end';
/** What happens to one record, step by step. */
export const workedExample = (steps: string) => `One record, invented to show it: ${steps}.`;
export const aboutExample = 'worked example sample record demonstration';
export const before = (challenge: string) => `Before: ${challenge}`;
export const aboutChallenge = 'problem challenge wrong trouble';
export const rated = (title: string, rating: string) => `${title} (${rating} of 5)`;
export const betweenRated = ' and ';
export const ratedHighest = (list: string) => `Rated highest: ${list}.`;
export const aboutRating = 'best rating stars top';
export const projectsNames: Texts = ['Projects', 'Portfolio', 'References'];
export const projectsOnShow = (count: number, list: string) => `${count} are on show: ${list}.`;
export const taggedNames = (tag: string): Texts => [`${tag} projects`];
export const taggedAsks = (tag: string): Texts => [
  `What have you built for ${tag}?`,
  `Do you have examples in ${tag}?`,
];
export const caseStudyName = 'Case study';
export const caseStudyLink = 'The case study';
export const aboutCaseStudy = 'results, how long did it take';
export const theClient = (client: string, size: string) => `The client: ${client}, ${size}.`;
export const aboutClient = 'who customer team size how many';
export const theTools = (list: string) => `Tools: ${list}.`;
export const aboutTools = 'technology software used';
export const aboutProblem = 'problem challenge before';
export const quotedBy = (words: string, by: string) => `“${words.replaceAll('“', '‘').replaceAll('”', '’')}” ${by}`;
export const aboutQuote = 'quote testimonial';
export const nextSteps = (list: string) => `Next: ${list}.`;
export const aboutNextSteps = 'next steps';
export const aboutNote = 'client name';

/** Programs that builds are connected to. */
export const integrationsLink = 'Integrations';
export const programAsks = (name: string): Texts => [`Do you work with ${name}?`, `Can you connect to ${name}?`];
export const aboutProgram = (group: string) => `${group} program software system connect integrate`;
export const aboutPrograms = 'program software system connect integrate';
export const yourAccount = 'A build works in the account that you already pay for.';
export const otherPrograms = (count: number, more: string) =>
  `If it isn’t one of the ${count} that we list, it’s not on this site. ${more}`;
export const notForYouAsks: Texts = [
  'For whom are you not the right choice?',
  'When would you advise against automating?',
];

/** Calls, closed days, partners and people. */
export const contactLink = 'Contact';
export const bookingNames: Texts = ['Schedule a call', 'Book a call', 'Appointment', 'Free consultation'];
export const callsTake = (begin: string, minutes: number) => `${begin}, and take ${minutes} minutes.`;
export const betweenCallTimes = '. ';
export const aboutCalls = 'how long duration minutes half hour start begin hours saturday sunday weekend evening';
export const moveOrCancel = 'You can move or cancel a booked call with the link that comes with it.';
export const aboutMove = 'cancel move change reschedule';
export const whatAreHours = 'What are your hours?';
export const closedNames: Texts = ['Holidays', 'Closed dates'];
export const nextClosed = (days: string) => `The next days when no one is here: ${days}.`;
export const closedFor = (reason: string, day: string) => `${reason} (${day})`;
export const closed = (day: string) => `Closed: ${day}.`;
export const aboutClosed = 'open hours call';
export const partnershipsNames: Texts = ['Partnerships', 'Partner programs', 'Partners'];
export const partnershipsLink = 'Partnerships';
export const partnershipName = (title: string) => `${title.replace(' partners', '')} partnership`;
export const writeTo = (address: string) => `Write to ${address}.`;
export const teamLink = 'Meet our team';
export const whoIs = (name: string, role: string): Texts => [`Who is the ${role}?`, `Who is ${name}?`];
export const aboutWho = 'who';
export const personIs = (name: string, role: string, agency: string) => `**${name}** is ${role} at ${agency}.`;
/** @param contact a link */
export const reachAnyone = (phone: string, contact: string) => `To reach anyone here: ${phone} or ${contact}.`;
export const aboutReaching = 'reach contact talk speak call phone email meet';
export const whoWorksAt = (agency: string) => `Who works at ${agency}?`;
export const teamNames: Texts = ['Team', 'Team members', 'People', 'Staff'];
export const peopleAre = (count: number, list: string) => `${count} people: ${list}.`;
export const personInRole = (name: string, role: string) => `${name} (${role})`;
