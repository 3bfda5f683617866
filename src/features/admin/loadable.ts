import { adminRequest } from './request.ts';

/** A value fetched from the server: loading, failed or ready. */
export type Loadable<Value> =
  | { status: 'loading'; value: Value | undefined }
  | { status: 'failed'; value: undefined }
  | { status: 'ready'; value: Value };

export async function fetchLoadable<Value>(address: string): Promise<Loadable<Value>> {
  try {
    return { status: 'ready', value: await (await adminRequest(address)).json() };
  } catch {
    return { status: 'failed', value: undefined };
  }
}
