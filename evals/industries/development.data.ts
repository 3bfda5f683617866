import type { IndustryCase } from './case.ts';
import { asTyped } from './development/as-typed.data.ts';
import { descriptions } from './development/descriptions.data.ts';
import { headCounts } from './development/head-counts.data.ts';
import { inASentence } from './development/in-a-sentence.data.ts';
import { learnt } from './development/learnt.data.ts';
import { moreDescriptions } from './development/more-descriptions.data.ts';
import { narrower } from './development/narrower.data.ts';
import { noIndustry } from './development/no-industry.data.ts';
import { otherLanguages } from './development/other-languages.data.ts';
import { slips } from './development/slips.data.ts';

/** The cases used to tune the model. */
export const development: readonly IndustryCase[] = [
  ...asTyped,
  ...slips,
  ...inASentence,
  ...descriptions,
  ...moreDescriptions,
  ...narrower,
  ...otherLanguages,
  ...noIndustry,
  ...learnt,
  ...headCounts,
];
