import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from './plain-error.ts';

const DEBIAN = '/usr/bin/chromium';

/**
 * A browser for the journeys, installed where there is none: Debian's Chromium where this user may
 * install it, Playwright's own else.
 *
 * @returns the executable; undefined for Playwright's own
 * @throws {PlainError} one line, where none could be installed
 */
export async function findBrowser(report: (line: string) => void): Promise<string | undefined> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new PlainError(`CHROME_PATH: there is no ${chosen}.`);
    return chosen;
  }
  if (existsSync(DEBIAN)) return DEBIAN;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return undefined;

  report('Installing a browser …');
  if (isDebian() && process.getuid?.() === 0 && installDebian()) return DEBIAN;
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (spawnSync(process.execPath, playwright, { stdio: 'inherit' }).status !== 0) {
    throw new PlainError('No browser could be installed: install Chromium and set CHROME_PATH.');
  }
  return undefined;
}

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function installDebian(): boolean {
  const apt = (...args: string[]) =>
    spawnSync('/usr/bin/apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return (
    apt('update') && apt('install', '--no-install-recommends', 'chromium') && existsSync(DEBIAN)
  );
}
