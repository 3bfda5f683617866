/** Writes one structured log line. Never pass it bodies, addresses or personal data. */
export function log(level: 'info' | 'error', line: Record<string, unknown>): void {
  console[level](JSON.stringify({ level, ...line }));
}

/** An error as logged: message and stack, with its causes. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { code } = error as { code?: unknown };
  return {
    error: error.stack ?? error.message,
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
