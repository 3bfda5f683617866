/** An error that a person can fix. Its message is one line that says how, and no stack is shown. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** @param path what could not be written, or where */
export function diskIsFull(path = ''): PlainError {
  return new PlainError(`The disk is full${path && ` (${path})`}: make room on it, then start again.`);
}
