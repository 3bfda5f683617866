/** The database could not be reached, or did not answer in time. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Of Node.js: the connection broke under the query. */
const networkCodes = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);

/**
 * Of Postgres (appendix A of its manual): connection trouble (08), no resources (53), shut down by an
 * operator (57P), cancelled for taking too long (57014), a lock not to be had (55P03).
 */
const sqlStates = /^(08...|53...|57P..|57014|55P03)$/;

/** Whether a query failed because of the database's health, not because of the query. */
export function saysUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return true; // Neon's driver rejects with the socket's event.
  const code = 'code' in error ? String(error.code) : '';
  return (
    networkCodes.has(code) ||
    sqlStates.test(code) ||
    // What pg says without a code when the socket closes.
    /^(Connection terminated|Client has encountered a connection error)/.test(error.message)
  );
}
