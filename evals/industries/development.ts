import type { IndustryCase } from './case.ts';
import { asTyped } from './development/as-typed.ts';
import { inASentence } from './development/in-a-sentence.ts';
import { learnt } from './development/learnt.ts';
import { narrower } from './development/narrower.ts';
import { noIndustry } from './development/no-industry.ts';
import { otherLanguages } from './development/other-languages.ts';
import { slips } from './development/slips.ts';

/** What the model is tuned on. */
export const development: readonly IndustryCase[] = [
  ...asTyped,
  ...slips,
  ...inASentence,
  ...narrower,
  ...otherLanguages,
  ...noIndustry,
  ...learnt,
];
