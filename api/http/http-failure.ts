import type { Failure, FieldErrors } from '#src/contracts/failure.ts';

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
  return new HttpFailure(422, first ?? 'Something in the request is wrong.', { errors, headers });
}
