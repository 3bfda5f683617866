import { atom, type WritableAtom } from 'nanostores';
import { storedValue } from '#src/lib/stored-value.ts';

/** A choice that this browser remembers. */
export function storedAtom<Value>(
  key: string,
  standard: Value,
  isValue: (value: unknown) => value is Value,
): WritableAtom<Value> {
  const stored = storedValue('localStorage', key, isValue);
  const $value = atom(stored.read() ?? standard);
  $value.listen((value) => stored.write(value));
  return $value;
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
