import type { Global } from './trusted-types.ts';

/** Marks the URL of a script as trusted; it must be on our own origin. */
export function trustScript(name: string): (address: string) => string {
  const createScriptURL = (address: string) => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`No script of ours: ${address}`);
  };
  const { trustedTypes } = globalThis as Global;
  const policy = trustedTypes?.createPolicy(name, { createScriptURL });
  return (address) => policy?.createScriptURL(address) ?? createScriptURL(address);
}
