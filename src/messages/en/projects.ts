/** The showcase, the pages of projects and the demos in them. */
import { plural } from './language.ts';

export const searchPlaceholder = 'Search projects...';
export const search = 'Search projects';
export const order = 'Order';
export const newest = 'Newest';
export const topRated = 'Top Rated';
export const tagFilter = 'Tags, all of which a project must carry';
export const projectsFound = (count: number) =>
  plural(count, { one: `${count} Project Found`, other: `${count} Projects Found` });
export const opensInNewTab = 'Opens in a new tab';

export const launched = 'Launched';
export const tags = 'Tags';
export const rating = 'Rating';
/** After a project's rating, e.g. '4.8'. */
export const outOfFive = 'of 5';
export const complexity = 'Complexity';
export const medium = 'Medium';
export const high = 'High';
export const details = 'Details';
export const tryDemo = 'Try Demo';

/** What a project's page is about, for search engines. */
export const keyword = 'automation project';
export const back = 'Back to Projects';
export const seeAtWork = 'See it at work';
export const askAbout = 'Ask about this one';
export const challenge = 'The challenge';
export const built = 'What we built';
export const result = 'The result';
export const readCaseStudy = 'Read the case study';
export const related = 'Related projects';

/** What plain rules have found in a text of the visitor's own. */
export const urgent = 'Urgent';
export const quoted = (words: string) => `“${words}”`;
export const sender = 'From';
export const subject = 'Subject';
export const email = 'Email';
export const phone = 'Phone';
/** Of an invoice, an order, a ticket. */
export const number = 'Number';
/** Of a building: an apartment, a suite, a dock. */
export const unit = 'Unit';
export const date = 'Date';
export const time = 'Time';
export const quantity = 'Quantity';
export const amount = 'Amount';
