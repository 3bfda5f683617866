import { Allow, parse } from 'partial-json';

/** Objects that are looked for, of which the first few are braces in prose. */
const MOST = 5;

/** An object found in a text. */
interface Found {
  value: object;
  /** Not cut off. */
  isWhole: boolean;
}

/**
 * The JSON objects in a text, in order: language models put words around them, and stop before their end. Of one that is
 * cut off what is whole is kept: the last text or number may be a part of what was meant.
 */
export function objectsIn(text: string): Found[] {
  return [...text.matchAll(/\{/g)].slice(0, MOST).flatMap(({ index }) => {
    const rest = text.slice(index);
    const whole = parsed(rest, 0);
    const value = whole ?? parsed(rest, Allow.ARR | Allow.OBJ);
    return value ? [{ value, isWhole: whole !== undefined }] : [];
  });
}

/** @param allowed what may be cut off */
function parsed(text: string, allowed: number): object | undefined {
  try {
    return parse(text, allowed) as object;
  } catch {
    return undefined;
  }
}
