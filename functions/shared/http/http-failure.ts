import type { Failure, FieldErrors } from '#src/contracts/failure.ts';

/** Ends a call with a status other than success; the message is for people. */
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

  /** What the client reads. */
  get body(): Failure {
    return { message: this.message, ...(this.errors && { errors: this.errors }) };
  }
}

/** 422: what is wrong, field by field. The first message stands for all where only one is read. */
export function invalid(errors: FieldErrors, headers: Record<string, string> = {}): HttpFailure {
  const [first] = Object.values(errors).flat();
  return new HttpFailure(422, first ?? 'Something in the request is wrong.', { errors, headers });
}
