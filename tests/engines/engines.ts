import { existsSync, globSync } from 'node:fs';

/** Debian's Firefox ESR, or undefined where it is not installed. */
export function findFirefox(): string | undefined {
  return ['/usr/bin/firefox-esr'].find((path) => existsSync(path));
}

/** Debian's WebKitGTK with what drives it, or undefined where it is not installed. */
export function findWebKit(): string | undefined {
  const programs = ['WebKitWebDriver', 'Xvfb', 'xdotool'].map((name) => `/usr/bin/${name}`);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return programs.every((path) => existsSync(path)) ? browser : undefined;
}
