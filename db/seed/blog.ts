import { aFormEverybodyCanFillIn } from './blog/a-form-everybody-can-fill-in.ts';
import type { LaunchArticle } from './blog/article.ts';
import { aTrayForTheOddOnes } from './blog/a-tray-for-the-odd-ones.ts';
import { elevenFactsBeforeAPhoneCall } from './blog/eleven-facts-before-a-phone-call.ts';
import { fiftyCasesInAFolder } from './blog/fifty-cases-in-a-folder.ts';
import { fiveDocumentsOneDeliveryAddress } from './blog/five-documents-one-delivery-address.ts';
import { fourHundredResumes } from './blog/four-hundred-resumes.ts';
import { howToReadAQuote } from './blog/how-to-read-a-quote.ts';
import { monthEndWithoutTheLastEvening } from './blog/month-end-without-the-last-evening.ts';
import { theOrderThatWasPlacedTwice } from './blog/the-order-that-was-placed-twice.ts';
import { thirtyOneQuestions } from './blog/thirty-one-questions.ts';
import { whatAnHourOfBusyworkCosts } from './blog/what-an-hour-of-busywork-costs.ts';
import { whatToAutomateFirst } from './blog/what-to-automate-first.ts';
import { whereALanguageModelBelongs } from './blog/where-a-language-model-belongs.ts';

/** What stands in the blog when it opens, newest first; a draft waits in the admin area. */
export const blog: readonly LaunchArticle[] = [
  monthEndWithoutTheLastEvening,
  whatToAutomateFirst,
  whereALanguageModelBelongs,
  aTrayForTheOddOnes,
  whatAnHourOfBusyworkCosts,
  fiftyCasesInAFolder,
  aFormEverybodyCanFillIn,
  theOrderThatWasPlacedTwice,
  howToReadAQuote,
  fiveDocumentsOneDeliveryAddress,
  fourHundredResumes,
  elevenFactsBeforeAPhoneCall,
  thirtyOneQuestions,
];
