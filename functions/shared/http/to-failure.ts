import { DatabaseUnavailable } from '#db/unavailable.ts';
import { HttpFailure } from './http-failure.ts';

/** Seconds after which a client may try a database again that did not answer. */
const RETRY_AFTER = 5;

/** What a client hears of an error: what was meant for it, and nothing of anything else. */
export function toFailure(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error;
  if (error instanceof DatabaseUnavailable) {
    return new HttpFailure(
      503,
      'We cannot reach our records right now. Please try again shortly.',
      {
        headers: { 'Retry-After': String(RETRY_AFTER) },
      },
    );
  }
  return new HttpFailure(500, 'Something went wrong on our side. Please try again.');
}
