import { readFileSync } from 'node:fs';
import { variants } from './variants.ts';

/** The lists beside this file. README.md names their sources. */
const lists = ['dompurify', 'sanitize-html', 'xss', 'xss-filters', 'techniques'] as const;

/** Attack strings by source. */
export const attackStrings: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    lists.map((list) => [list, JSON.parse(readFileSync(new URL(`${list}.json`, import.meta.url), 'utf8')) as string[]]),
  ),
  variants: variants(),
};
