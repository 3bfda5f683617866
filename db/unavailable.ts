/** The database could not be reached, or did not answer in time. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Of Node.js: the connection broke under the query. */
const networkCodes = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);

/**
 * Of Postgres (appendix A of its manual): connection trouble (08), no resources (53), shut down by an
 * operator (57P), a transaction that was left alone too long (25P03).
 */
const sqlStates = /^(08...|53...|57P..|25P03)$/;

/** Of Postgres: a statement took longer than it may (57014), or waited too long for a lock (55P03). */
const timeoutStates = /^(57014|55P03)$/;

/** Whether the server itself gave a statement up: it answers, but cannot do this one. */
export function isServerTimeout(error: unknown): boolean {
  return timeoutStates.test(codeOf(error));
}

/** Whether a query failed because of the database's health, not because of the query. */
export function saysUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return true; // Neon's driver rejects with the socket's event.
  const code = codeOf(error);
  return (
    networkCodes.has(code) ||
    sqlStates.test(code) ||
    timeoutStates.test(code) ||
    // What pg says without a code when the socket closes or is destroyed.
    /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/.test(
      error.message,
    )
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
