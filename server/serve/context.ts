import { randomUUID } from 'node:crypto';
import type { Host } from '#api/host.ts';

/** The part of the platform's `Context` that has a meaning on one machine. */
export interface RequestContext {
  deploy: { context: string; id: string; published: boolean };
  /** Address of the client: of the socket, or what a trusted proxy says. */
  ip: string;
  requestId: string;
  url: URL;
  /** For pages that are rendered on demand, which are a bundle of their own. */
  host?: Host;
  /** Keeps the program alive until the promise has settled. */
  waitUntil: (promise: Promise<unknown>) => void;
}

/** Answers requests: the API, a site, a cache in front of another handler. The whole server is composed of them. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

/** The context of one request. @param waitUntil tracks work that outlives it */
export function makeContext(url: URL, ip: string, waitUntil: RequestContext['waitUntil']): RequestContext {
  return {
    url,
    ip,
    waitUntil,
    deploy: { context: 'dev', id: 'local', published: true },
    requestId: randomUUID(),
  };
}
