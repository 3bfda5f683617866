import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitOf } from '#server/build-site.ts';
import { PlainError } from '#server/plain-error.ts';
import { chromiumOnly, findFirefox, findWebKit } from '../tests/engines/engines.ts';

/** Debian packages: Chromium, and its headless shell, which takes half the time. */
const DEBIAN = {
  shell: { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  whole: { name: 'chromium', path: '/usr/bin/chromium' },
};

/**
 * Finds a browser, or installs one: Debian's Chromium where this user may, otherwise Playwright's own.
 *
 * @param wanted the headless shell for journeys; the full browser to measure what visitors have
 * @returns the executable; undefined for Playwright's own
 * @throws {PlainError}
 */
export async function findBrowser(wanted: keyof typeof DEBIAN = 'shell'): Promise<string | undefined> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new PlainError(`CHROME_PATH: ${chosen} does not exist.`);
    return chosen;
  }
  const { name, path } = DEBIAN[wanted];
  if (existsSync(path)) return path;
  if (mayInstall()) {
    console.log('Installing a browser …');
    if ((await install(name)) && existsSync(path)) return path;
  }
  if (existsSync(DEBIAN.whole.path)) return DEBIAN.whole.path;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return undefined;

  console.log('Installing a browser …');
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if ((await exitOf(spawn(process.execPath, playwright, { stdio: 'inherit' }))) !== 0) {
    throw new PlainError('No browser could be installed: install Chromium and set CHROME_PATH.');
  }
  return undefined;
}

/**
 * Installs Firefox ESR and WebKitGTK for the journeys that also run in their engines, where this user may. Other machines
 * go on with Chromium.
 */
export async function installOtherEngines(): Promise<void> {
  if (chromiumOnly || (findFirefox() && findWebKit())) return;
  if (mayInstall()) {
    console.log('Installing Firefox and WebKit …');
    if (await install('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'xdotool', 'libgl1-mesa-dri')) return;
  }
  console.log('Firefox and WebKit are not installed: the journeys go on without them.');
}

/** The engines that journeys run in, for who reads the report. */
export function namesOfEngines(): string {
  if (chromiumOnly) return 'Chromium alone, as ENGINES asks';
  const others = [findFirefox() && 'Firefox', findWebKit() && 'WebKit'].filter(Boolean);
  const missing = others.length < 2 ? ' (Firefox ESR and WebKitGTK come with Debian, where npm test runs as root)' : '';
  return ['Chromium', ...others].join(', ') + missing;
}

/** Whether this is Debian, or what is made from it, and the user its administrator. */
function mayInstall(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** The lists of packages, which are fetched once. */
let updated: Promise<boolean> | undefined;

async function install(...names: string[]): Promise<boolean> {
  const apt = async (...args: string[]) => {
    const child = spawn('/usr/bin/apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return (await exitOf(child)) === 0;
  };
  updated ??= apt('update');
  return (await updated) && apt('install', '--no-install-recommends', ...names);
}
