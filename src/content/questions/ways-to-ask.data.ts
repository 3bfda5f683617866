import { mergeLists } from '#src/lib/merge-lists.ts';
import { automations } from './ways/automations.data.ts';
import { buyers } from './ways/buyers.data.ts';
import { house } from './ways/house.data.ts';
import { packageWays } from './ways/packages.data.ts';
import { peopleWays } from './ways/people.data.ts';
import { privacy } from './ways/privacy.data.ts';
import { projectWays } from './ways/projects.data.ts';
import { questionWays } from './ways/questions.data.ts';
import { reaching } from './ways/reaching.data.ts';
import { serviceWays } from './ways/services.data.ts';
import { termsWays } from './ways/terms.data.ts';

/**
 * How people ask for a fact in words other than the content's, by the id of the fact. A fact is found without a line
 * here; a line helps if people use words that it lacks.
 */
export const waysToAsk: Readonly<Record<string, readonly string[]>> = mergeLists(
  automations,
  buyers,
  house,
  packageWays,
  peopleWays,
  privacy,
  projectWays,
  questionWays,
  reaching,
  serviceWays,
  termsWays,
);
