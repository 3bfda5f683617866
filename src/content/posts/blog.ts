import { aFormEverybodyCanFillIn } from './blog/a-form-everybody-can-fill-in.data.ts';
import type { DemoArticle } from '#src/contracts/content/posts.ts';
import { aTrayForTheOddOnes } from './blog/a-tray-for-the-odd-ones.data.ts';
import { elevenFactsBeforeAPhoneCall } from './blog/eleven-facts-before-a-phone-call.data.ts';
import { fiftyCasesInAFolder } from './blog/fifty-cases-in-a-folder.data.ts';
import { fiveDocumentsOneDeliveryAddress } from './blog/five-documents-one-delivery-address.data.ts';
import { fourHundredResumes } from './blog/four-hundred-resumes.data.ts';
import { howToReadAQuote } from './blog/how-to-read-a-quote.data.ts';
import { monthEndWithoutTheLastEvening } from './blog/month-end-without-the-last-evening.data.ts';
import { theOrderThatWasPlacedTwice } from './blog/the-order-that-was-placed-twice.data.ts';
import { thirtyOneQuestions } from './blog/thirty-one-questions.data.ts';
import { whatAnHourOfBusyworkCosts } from './blog/what-an-hour-of-busywork-costs.data.ts';
import { whatToAutomateFirst } from './blog/what-to-automate-first.data.ts';
import { whereALanguageModelBelongs } from './blog/where-a-language-model-belongs.data.ts';

/** The demo posts of the blog, newest first; one is a draft. */
export const blog: readonly DemoArticle[] = [
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
