/** The price slip of a job that somebody tells in their own words. */
import type { Parts } from '../parts.ts';

export const jobMissing = 'Please type the job first.';
export const looking = 'Looking for what does it';
export const offline = 'You’re offline. What you typed is still here: try again when you’re back.';
export const failed = 'That didn’t work. What you typed is still here: please try again.';
/** @param phone our number, or a link that shows it */
export const orCall = <T>(phone: T): Parts<T> => ['Or call ', phone, '.'];
/** Of the API, which other programs use too. */
export const noJob = 'Please type the job';
/** @param most the number of characters */
export const jobTooLong = (most: string) => `The job must be at most ${most} characters`;

export const priceSlip = 'Price slip';
/** Stamped on it, above the date. */
export const priced = 'Priced';
/** What somebody typed; on the slip itself the browser quotes it. */
export const quoted = (words: string) => `“${words}”`;
export const price = 'Price';
export const liveIn = 'Live in';
export const returns = 'Returns';
export const reads = 'Reads';
export const gives = 'Gives';
/** @param multiple '8x' */
export const returnsMultiple = (multiple: string) => `${multiple} its price in the first year, our estimate`;
export const haveItBuilt = 'Have it built';
export const talkFirst = 'Talk first';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkCopiedWith = 'It opens this slip, your words included.';
export const copyByHand = 'Your browser doesn’t let us copy. Here’s the link:';
interface Slip {
  title: string;
  price: string;
  weeks: string;
}
/** The slip in a message to us. @param weeks '3 weeks' */
export const inMessage = ({ title, price, weeks }: Slip) => `Price slip: ${title}, ${price}, ${weeks}.`;

/** Where two may be meant. */
export const whichIsCloser = 'Which is closer?';
/** Stands for the name of one until there is one. */
export const automation = 'Automation';
export const thisOne = 'This one';
export const thisOneNamed = (title: string) => `This one: ${title}`;
export const whichOf = (one: string, other: string) => `Which is closer: “${one}” or “${other}”?`;
export const isItOrYours = (title: string) => `Is it “${title}”, or something only you do?`;

/** Where nobody could say yet what the job is. */
export const oneQuestion = 'One question first';
export const whatIsIt = 'What comes in, and what has to come out? A few words of each are enough.';

export const notOurs = 'That one isn’t ours.';
export const whatIsOurs =
  'We take over work that arrives as paper, messages or numbers. If that’s what it is, say what comes in and what has to come out.';
export const changeWords = 'Change the words';
export const askUs = 'Ask us';

export const named = (title: string, price: string) => `${title}: ${price}`;
/** The same in a sentence. @param title an element that shows it */
export const namedInText = <T>(title: T, price: string): Parts<T> => [title, `: ${price}.`];
/** Of a job that one of our services does. */
export const isService = 'It’s a service rather than a fixed build, so the scope decides where in the range it lands.';

/** The page of a slip. */
export const seeInList = 'See it in the list';
export const anotherJob = 'Another job?';
export const writeItDown =
  'Write it down as you’d tell a friend. We keep nothing of it, and you see what it costs to be rid of it.';
interface Described {
  /** The title with the price. */
  named: string;
  weeks: string;
  reads: string;
  gives: string;
}
/** For search engines, as are the keywords. */
export const description = ({ named, weeks, reads, gives }: Described) =>
  `Price slip. ${named}, time to daily use: ${weeks}. Reads: ${reads}. Gives: ${gives}.`;
export const keywordOf = (category: string) => `${category} automation`;
export const keyword = 'automation price';

/** Without scripts a page of its own answers. */
export const errorPage = 'Error: Price slip';
export const linkOfSlip = 'The link of this slip';
/** @param phone a link that shows our number */
export const orTalkFirst = <T>(phone: T, hours: string): Parts<T> => ['Or talk first: call ', phone, `, ${hours}.`];
