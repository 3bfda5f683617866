/** One structured line; nothing of bodies, addresses or people goes in. */
export function log(level: 'info' | 'error', line: Record<string, unknown>): void {
  console[level](JSON.stringify({ level, ...line }));
}

/** An error as the log keeps it: what and where, with what caused it. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { code } = error as { code?: unknown };
  return {
    error: error.stack ?? error.message,
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
