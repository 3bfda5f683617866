import { industries } from '#src/content/trades.ts';
import { analyzeIndustry } from '#src/domain/roi/analyze-industry.ts';

/**
 * Analyzes an industry, as {@link analyzeIndustry} does. Some texts take a quarter of a second.
 * @param chosen the name of the industry, if a language model has identified it
 */
export type Analyst = (text: string, chosen?: string) => Promise<ReturnType<typeof analyzeIndustry>>;

/** Works in this thread. */
export const analystHere: Analyst = async (text, chosen) =>
  analyzeIndustry(
    text,
    industries.find(({ name }) => name === chosen),
  );
