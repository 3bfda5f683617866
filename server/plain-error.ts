/** An error that a person can fix. Its message is one line that says how, and no stack is shown. */
export class PlainError extends Error {
  override name = 'PlainError';
}
