import { atom } from 'nanostores';
import { adminRequest } from './request.ts';

/** A value fetched from the server. */
export interface Loadable<Value> {
  /** `loading`, `failed`: the previous value may still be shown. */
  status: 'loading' | 'failed' | 'ready';
  /** Undefined before the first answer. */
  value: Value | undefined;
}

/** @param address where it is fetched from, read with each request */
export function createLoadable<Value>(address: () => string) {
  const $state = atom<Loadable<Value>>({ status: 'loading', value: undefined });
  let pending: AbortController | undefined;

  const set = (value: Value) => $state.set({ status: 'ready', value });
  /** Never throws: errors are part of the state. A newer request aborts an older one. */
  async function load(): Promise<void> {
    pending?.abort();
    const { signal } = (pending = new AbortController());
    $state.set({ ...$state.get(), status: 'loading' });
    try {
      set(await (await adminRequest(address(), { signal })).json());
    } catch {
      if (!signal.aborted) $state.set({ ...$state.get(), status: 'failed' });
    }
  }
  return { $state, set, load };
}
