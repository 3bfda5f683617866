/** The database could not be reached, or did not answer in time. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * Node.js error codes of a failed connection, and Postgres error codes (appendix A of its manual): connection exceptions
 * (08), insufficient resources (53), shut down by an operator (57P), a transaction that was idle too long (25P03).
 */
const unavailableCodes = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|08...|53...|57P..|25P03)$/;

/** Postgres error codes: a statement ran too long (57014), or waited too long for a lock (55P03). */
const timeoutStates = /^(57014|55P03)$/;

/** Whether the server canceled a statement: it is reachable, but cannot run this one in time. */
export function isServerTimeout(error: unknown): boolean {
  return timeoutStates.test(codeOf(error));
}

/** Whether a query failed because the database is unavailable, not because the query is wrong. */
export function saysUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return true; // Neon's driver rejects with the socket's event.
  const code = codeOf(error);
  return (
    unavailableCodes.test(code) ||
    timeoutStates.test(code) ||
    // pg's messages without a code for a socket that was closed or destroyed.
    /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/.test(
      error.message,
    )
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
