/** One value that the browser keeps for this site. */
export interface Kept<Value> {
  /** Undefined where nothing is kept, nothing that can be used, or storage is refused. */
  read(): Value | undefined;
  /** Undefined forgets. Where storage is refused or full, nothing is kept: the page goes on without. */
  write(value: Value | undefined): void;
}

/**
 * A value as JSON under a key of the browser's storage.
 *
 * @param where `sessionStorage`: through reloads and from page to page, until this tab is closed; no other
 *   tab sees it. `localStorage`: in this browser, until somebody clears it.
 * @param isValue what was kept may be of another version, or anybody's.
 */
export function keptIn<Value>(
  where: 'sessionStorage' | 'localStorage',
  key: string,
  isValue: (value: unknown) => value is Value,
): Kept<Value> {
  return {
    read() {
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
      } catch {
        // As the interface says.
      }
    },
  };
}

/** For values whose fields their reader looks at one by one. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
