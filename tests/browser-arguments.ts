/**
 * Command line of the browser in tests and benches: it runs as any user and without a graphics card,
 * and asks nobody outside this machine for anything.
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
