import { adminRequest } from './request.ts';

/** A value fetched from the server. */
export interface Loadable<Value> {
  status: 'loading' | 'failed' | 'ready';
  /** While it is loaded again, and after that has failed, the previous one. */
  value: Value | undefined;
}

export async function fetchLoadable<Value>(address: string): Promise<Loadable<Value>> {
  try {
    return { status: 'ready', value: await (await adminRequest(address)).json() };
  } catch {
    return { status: 'failed', value: undefined };
  }
}
