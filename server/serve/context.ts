import { randomUUID } from 'node:crypto';

/** The part of the platform's `Context` that has a meaning on one machine. */
export interface FunctionContext {
  deploy: { context: string; id: string; published: boolean };
  /** Remote address of the socket. */
  ip: string;
  /** Values of the path's placeholders, percent-encoded as in the address. */
  params: Record<string, string>;
  requestId: string;
  url: URL;
  /** Keeps the program alive until the promise has settled. */
  waitUntil: (promise: Promise<unknown>) => void;
}

/** Answers requests: a function, a site, a cache in front of another handler. The whole server is composed of them. */
export type Handler = (request: Request, context: FunctionContext) => Promise<Response>;

/** The context of one request. @param waitUntil tracks work that outlives it */
export function makeContext(url: URL, ip: string, waitUntil: FunctionContext['waitUntil']): FunctionContext {
  return {
    url,
    ip,
    waitUntil,
    params: {},
    deploy: { context: 'dev', id: 'local', published: true },
    requestId: randomUUID(),
  };
}
