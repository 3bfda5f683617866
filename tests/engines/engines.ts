import { existsSync, globSync } from 'node:fs';

/** `ENGINES=chromium` leaves the other engines out, for machines on which every minute counts (.ci/run). */
export const chromiumOnly = process.env.ENGINES === 'chromium';

/** Debian's Firefox ESR, or undefined where it is not installed or left out. */
export function findFirefox(): string | undefined {
  if (chromiumOnly) return undefined;
  return ['/usr/bin/firefox-esr'].find((path) => existsSync(path));
}

/** Debian's WebKitGTK with what drives it, or undefined where it is not installed or left out. */
export function findWebKit(): string | undefined {
  if (chromiumOnly) return undefined;
  const programs = ['WebKitWebDriver', 'Xvfb', 'xdotool'].map((name) => `/usr/bin/${name}`);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return programs.every((path) => existsSync(path)) ? browser : undefined;
}
