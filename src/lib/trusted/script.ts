import type { Global } from './trusted-types.ts';

/**
 * What vouches for the address of a script, which has to be on our own origin. A file apart from that
 * for markup: what needs one of them downloads no more.
 */
export function trustScript(name: string): (address: string) => string {
  const createScriptURL = (address: string) => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`No script of ours: ${address}`);
  };
  const { trustedTypes } = globalThis as Global;
  const policy = trustedTypes?.createPolicy(name, { createScriptURL });
  return (address) => policy?.createScriptURL(address) ?? createScriptURL(address);
}
