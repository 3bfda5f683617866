import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitOf } from '#server/build-site.ts';
import { PlainError } from '#server/plain-error.ts';

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
  // Of Debian, and of what is made from it.
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
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

async function install(name: string): Promise<boolean> {
  const apt = async (...args: string[]) => {
    const child = spawn('/usr/bin/apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return (await exitOf(child)) === 0;
  };
  return (await apt('update')) && apt('install', '--no-install-recommends', name);
}
