import { analyse } from '#src/domain/roi/analyse.ts';
import { industries } from '#src/domain/roi/industries.data.ts';

/**
 * Analyzes an industry, as {@link analyse} does. Some texts take a quarter of a second.
 * @param chosen the name of the industry, if a language model has identified it
 */
export type Analyst = (text: string, chosen?: string) => Promise<ReturnType<typeof analyse>>;

/** Works in this thread. */
export const analystHere: Analyst = async (text, chosen) =>
  analyse(
    text,
    industries.find(({ name }) => name === chosen),
  );
