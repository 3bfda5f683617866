/**
 * Browser arguments for tests and benchmarks: the browser runs as any user, without a graphics card, and sends no
 * requests beyond this machine.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
