/** One value in the browser's storage. */
export interface StoredValue<Value> {
  /** What was written last. Undefined if nothing valid is stored. */
  read(): Value | undefined;
  /** Undefined removes the value. @returns false if storage is unavailable or full: then only this page has it */
  write(value: Value | undefined): boolean;
}

/**
 * A value stored as JSON under a key of the browser's storage.
 *
 * @param where `sessionStorage`: survives reloads and navigation in this tab until it is closed.
 *   `localStorage`: shared by all tabs of this browser until cleared.
 * @param isValue validates what is read, since another version or program may have written it.
 */
export function storedValue<Value>(
  where: 'sessionStorage' | 'localStorage',
  key: string,
  isValue: (value: unknown) => value is Value,
): StoredValue<Value> {
  /** What the storage refused. */
  let unstored: Value | undefined;
  return {
    read() {
      if (unstored !== undefined) return unstored;
      try {
        const value: unknown = JSON.parse(globalThis[where].getItem(key) ?? 'null');
        return isValue(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === undefined) globalThis[where].removeItem(key);
        else globalThis[where].setItem(key, JSON.stringify(value));
        unstored = undefined;
        return true;
      } catch {
        unstored = value;
        return false;
      }
    },
  };
}

/** For values whose reader checks each field. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
