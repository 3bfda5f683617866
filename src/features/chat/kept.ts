/**
 * What this tab keeps of the chat: through reloads and from page to page, until it is closed. Not
 * longer, so that nobody finds it on a shared machine, and one tab, so that two do not mix.
 */
export interface Kept<Value> {
  read(): Value | undefined;
  /** Undefined forgets. */
  write(value: Value | undefined): void;
}

/** @param isValue what was kept may be of another version, or anybody's. */
export function keptUnder<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
): Kept<Value> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isValue(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is refused or full: the conversation holds for this page.
      }
    },
  };
}
