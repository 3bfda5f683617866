import { readFileSync } from 'node:fs';
import { variants } from './variants.ts';

/** The lists beside this file, whose origins README.md names. */
const lists = ['dompurify', 'sanitize-html', 'xss', 'xss-filters', 'techniques'] as const;

/** Attack strings by where they come from. */
export const attackStrings: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    lists.map((list) => [
      list,
      JSON.parse(readFileSync(new URL(`${list}.json`, import.meta.url), 'utf8')) as string[],
    ]),
  ),
  variants: variants(),
};
