import { automations } from './ways-to-ask/automations.ts';
import { house } from './ways-to-ask/house.ts';
import { packages } from './ways-to-ask/packages.ts';
import { people } from './ways-to-ask/people.ts';
import { privacy } from './ways-to-ask/privacy.ts';
import { projects } from './ways-to-ask/projects.ts';
import { questions } from './ways-to-ask/questions.ts';
import { reaching } from './ways-to-ask/reaching.ts';
import { services } from './ways-to-ask/services.ts';
import { terms } from './ways-to-ask/terms.ts';

/**
 * How people ask for what the content says in other words, by the id of the fact. A fact needs no line
 * here to be found; a line helps where its own words are not those of whoever asks.
 */
export const waysToAsk: Readonly<Record<string, readonly string[]>> = {
  ...automations,
  ...house,
  ...packages,
  ...people,
  ...privacy,
  ...projects,
  ...questions,
  ...reaching,
  ...services,
  ...terms,
};
