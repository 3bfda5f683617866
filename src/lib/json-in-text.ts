import { Allow, parse } from 'partial-json';

/** Objects that are looked for, of which the first few are braces in prose. */
const MOST = 5;

/**
 * The JSON objects in a text, in order: language models put words around them, and stop before their end. Of one that is
 * cut off what is whole is kept: the last text or number may be a part of what was meant.
 */
export function objectsIn(text: string): object[] {
  return [...text.matchAll(/\{/g)].slice(0, MOST).flatMap(({ index }) => {
    try {
      return [parse(text.slice(index), Allow.ARR | Allow.OBJ) as object];
    } catch {
      return [];
    }
  });
}
