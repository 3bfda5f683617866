/** Writes one structured log line. Never throws. Never pass it bodies, addresses or personal data. */
export function log(level: 'info' | 'error', line: Record<string, unknown>): void {
  try {
    console[level](JSON.stringify({ level, ...line }));
  } catch {
    // A line that cannot be written must not cost the answer that it is about.
  }
}

/** Causes of causes that are described. An error may be its own cause. */
const MAX_CAUSES = 5;

/** An error as logged: message and stack, with its causes. */
export function describeError(error: unknown, causes = MAX_CAUSES): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: nameOf(error) };
  const { code } = error as { code?: unknown };
  return {
    error: error.stack ?? error.message,
    ...(code !== undefined && { code: nameOf(code) }),
    ...(error.cause !== undefined && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}

/** Anything can be thrown, even what has no text. */
function nameOf(thrown: unknown): string | number {
  try {
    return typeof thrown === 'number' ? thrown : String(thrown);
  } catch {
    return typeof thrown;
  }
}
