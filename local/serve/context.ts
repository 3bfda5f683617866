import { randomUUID } from 'node:crypto';

/** The part of the platform's `Context` that has a meaning on one machine. */
export interface FunctionContext {
  account: { id: string };
  deploy: { context: string; id: string; published: boolean };
  geo: Record<string, never>;
  /** Address of the socket's other end. */
  ip: string;
  /** What the placeholders of the path hold, percent-encoded as in the address. */
  params: Record<string, string>;
  requestId: string;
  server: { region: string };
  site: { name: string; url: string };
  url: URL;
  /** Keeps the program alive until the promise has settled. */
  waitUntil: (promise: Promise<unknown>) => void;
}

/** A context for one call, from what differs between calls. */
export function makeContext(
  call: Pick<FunctionContext, 'url' | 'ip' | 'params' | 'waitUntil'>,
  siteUrl: string,
): FunctionContext {
  return {
    ...call,
    account: { id: 'local' },
    deploy: { context: 'dev', id: 'local', published: true },
    geo: {},
    requestId: randomUUID(),
    server: { region: 'local' },
    site: { name: 'local', url: siteUrl },
  };
}
