import { DatabaseUnavailable } from '#db/unavailable.ts';
import { HttpFailure } from './http-failure.ts';

/** Seconds after which clients may retry if the database was unavailable. */
const RETRY_AFTER = 5;

/** Turns an error into the failure that the client sees, without details that are not meant for it. */
export function toFailure(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error;
  if (error instanceof DatabaseUnavailable) {
    const message = 'We cannot reach our database right now. Please try again shortly.';
    return new HttpFailure(503, message, { headers: { 'Retry-After': String(RETRY_AFTER) } });
  }
  return new HttpFailure(500, 'Something went wrong on our side. Please try again.');
}
