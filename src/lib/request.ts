/** A call that was answered, but not with success. */
export class RequestError extends Error {
  readonly status: number;
  /** The `message` of the answer's body, meant for people; absent where the body has none. */
  readonly serverMessage: string | undefined;
  /** Messages by field, where the answer names fields (422). */
  readonly fields: Readonly<Record<string, string[]>>;
  /** The answer's `Location`. */
  readonly location: string | null;

  /** @param body text of the answer, or the status text where it is empty (docs/spec.md). */
  constructor(status: number, body: string, location: string | null = null) {
    super(`${status}: ${body}`);
    this.name = 'RequestError';
    this.status = status;
    const failure = parseFailure(body);
    this.serverMessage = failure.message;
    this.fields = failure.errors ?? {};
    this.location = location;
  }
}

interface RequestOptions {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * One call to our own functions, cookies included.
 *
 * @throws RequestError where the answer is no success; TypeError where there was no answer.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', body, headers, signal } = options;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) {
    const said = (await response.text()) || response.statusText;
    throw new RequestError(response.status, said, response.headers.get('Location'));
  }
  return response;
}

/**
 * The default way to fetch data: a GET of the key's first element, parsed as JSON.
 *
 * @param on401 'null' makes a missing session an empty result instead of an error.
 */
export function fetcher(on401: 'throw' | 'null' = 'throw') {
  return async (key: readonly [url: string, ...rest: unknown[]]): Promise<unknown> => {
    try {
      return await (await request(key[0])).json();
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
}

function parseFailure(body: string): { message?: string; errors?: Record<string, string[]> } {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
