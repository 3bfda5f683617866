/** Pages that say what is missing, the case study, and what single pages need. */
import type { Parts, Wrap } from '../parts.ts';

/** The home page, as the first of the places that lead to a page. */
export const home = 'Home';

export const backToHome = 'Back to Home';
export const viewProjects = 'View Our Projects';

/* No page has this address. */
export const notFound = 'Page Not Found';
export const notFoundDescription = 'There’s no page at this address.';
export const missingSomething = <T>(contact: Wrap<T>): Parts<T> => [
  'Looking for something you saw here? ',
  contact('Ask us'),
];
/** Said before the address on the sheet. */
export const addressAskedFor = 'The address you asked for:';

/* The page cannot be shown now. */
export const unavailable = 'Back in a Moment';
export const unavailableReason = 'We can’t reach our database right now. Please try again shortly.';
export const failed = 'Something Went Wrong';
export const failedReason = 'Something went wrong on our side. Please try again.';
export const tryAgain = 'Try Again';
export const tooManyRequests = 'Too Many Requests';

/* The page is still being written. */
export const needToKnowNow = <T>(contact: Wrap<T>): Parts<T> => ['Need to know now? ', contact('Ask us')];

/* The case study. */
export const caseStudy = 'Case study';
export const client = 'Client';
export const teamSize = 'Team size';
/** The software that was there, and what was built with. */
export const software = 'Tools';
export const problem = 'The problem';
export const solution = 'The solution';
export const results = 'Results';
export const nextSteps = 'Next steps';
