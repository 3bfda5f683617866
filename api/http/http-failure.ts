import { DatabaseUnavailable } from '#db/unavailable.ts';
import { failures } from '#src/content/messages.ts';
import type { Failure, FieldErrors } from '#src/contracts/failure.ts';
import { saysDiskFull } from '#src/lib/disk-space.ts';

/** Ends a request with an error status; the message is shown to people. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    options: { errors?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }

  /** The JSON body of the response. */
  get body(): Failure {
    return { message: this.message, ...(this.errors && { errors: this.errors }) };
  }
}

/** 422 with the errors of each field. The first message is also the message of the failure. */
export function invalid(errors: FieldErrors, headers: Record<string, string> = {}): HttpFailure {
  const [first] = Object.values(errors).flat();
  return new HttpFailure(422, first ?? failures.somethingWrong, { errors, headers });
}

/** Seconds after which clients may retry if the database was unavailable. */
const RETRY_AFTER = 5;

/** Turns an error into the failure that the client sees, without details that are not meant for it. */
export function toFailure(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error;
  const later = { headers: { 'Retry-After': String(RETRY_AFTER) } };
  if (error instanceof DatabaseUnavailable) {
    return new HttpFailure(503, failures.databaseUnreachable, later);
  }
  if (saysDiskFull(error)) {
    return new HttpFailure(503, failures.nothingStored, later);
  }
  return new HttpFailure(500, failures.ourFault);
}
