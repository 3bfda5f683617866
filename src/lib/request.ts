/** An error response. */
export class RequestError extends Error {
  readonly status: number;
  /** The `message` of the response body, meant for people; absent if the body has none. */
  readonly serverMessage: string | undefined;
  /** Messages by field, if the response names fields (422). */
  readonly fields: Readonly<Record<string, string[]>>;
  /** The response's `Location` header. */
  readonly location: string | null;

  /** @param body text of the response, or the status text if it is empty (docs/spec.md). */
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

/** Sends a request with cookies. @throws RequestError for an error response; TypeError if there was none. */
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

/** Why a request failed, as shown to people: they are offline, or the server's own words with one of these statuses. */
export function reasonOf(error: unknown, offline: string, statuses: readonly number[]): string | undefined {
  if (!navigator.onLine) return offline;
  return error instanceof RequestError && statuses.includes(error.status) ? error.serverMessage : undefined;
}

/**
 * The default fetcher: a GET of the key's first element, parsed as JSON.
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
