import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments } from './tests/browser-arguments.ts';
import { findFirefox, findWebKit } from './tests/engines/engines.ts';
import { ADMIN } from './tests/sign-in.ts';

const port = Number(process.env.E2E_PORT ?? 4399);

/** Run after the others, because they change posts that the others expect. */
const EDITING = /admin-editor\/.*\.spec\.ts$/;
const CHANGING = /publishing\.spec\.ts$/;
/** Ends the sessions of the account that all journeys share. */
const ACCOUNT = /account\.spec\.ts$/;
/** API requests without a browser; some of them change public posts. */
const API = /api\/[a-z]+\.spec\.ts$/;
/** Every known attack string in a browser, last; takes minutes, and unit tests show that each is harmless. */
const ATTACK_STRINGS = /attack-strings\.desktop\.spec\.ts$/;
/** Journeys in WebKit, with a driver of their own. */
const WEBKIT = /\.webkit\.spec\.ts$/;
const FIREFOX = /\.firefox\.spec\.ts$/;
/** `npm run test:nightly` also runs slow journeys that rarely find anything, tagged `@nightly`. */
const nightly = Boolean(process.env.NIGHTLY);
/** Whether the journeys run on the site of another agency, as the last step of the night has them. */
const isAnother = process.env.NODE_OPTIONS?.includes('another-agency') ?? false;
/** Whether they run on the content of an owner: there the agency of the journeys is asked for by name. */
const isOwn =
  existsSync(join(import.meta.dirname, 'tests/demo-agency')) && !process.env.NODE_OPTIONS?.includes('agency');
const ANOTHER_AGENCY = /another-agency\.desktop\.spec\.ts$/;

const LATER = [
  EDITING,
  CHANGING,
  ACCOUNT,
  API,
  ATTACK_STRINGS,
  FIREFOX,
  WEBKIT,
  ...(isAnother ? [] : [ANOTHER_AGENCY]),
];

/** `@demo-agency` journeys name texts and figures of the demo agency, so they cannot run on another site. */
const leftOut = [...(isAnother || isOwn ? [/@demo-agency/] : []), ...(nightly ? [] : [/@nightly/])];

/** Origin of a site that is running already; without it, one is started for the journeys. */
const { E2E_ORIGIN: started } = process.env;

/**
 * Runs the journeys tagged `@firefox` by night and those tagged `@firefox-first` by day, where it is installed. What differs
 * between engines does not depend on the content, so another agency's site is walked in one.
 */
const firefox = isAnother ? undefined : findFirefox();
const hasWebKit = !isAnother && findWebKit();
/** By day those tagged `@firefox-first` are left to Firefox. Who runs a single file has them in Chromium too. */
const leftToFirefox = firefox && !nightly && !started ? [/@firefox-first/] : [];

/**
 * Journeys run on desktop and on a phone where layout or operation differ. All others run on one of them only, chosen
 * by the name of the file or by a tag.
 */
const desk = {
  grepInvert: [/@phone/, ...leftOut],
  use: { ...devices['Desktop Chrome'] },
};
const phone = {
  grepInvert: [/@desktop/, ...leftOut],
  use: { ...devices['Pixel 7'] },
};
const DESKTOP_ONLY = /\.desktop\.spec\.ts$/;
const PHONE_ONLY = /\.phone\.spec\.ts$/;

/** Journeys of visitors, editors and owners through the whole program (npm start) in a real browser. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More workers than cores, because journeys often wait, and one more for Firefox.
  workers: started ? 1 : 3 + Number(Boolean(firefox)),
  // A busy machine may exceed a timeout once; a journey that fails twice has found a fault.
  retries: started ? 0 : 1,
  // Unit tests run at the same time on the same cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: started ?? `http://127.0.0.1:${port}`,
    // No waiting for animations; journeys about motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: browserArguments,
    },
  },
  projects: [
    // First, because each has one window: the others run beside them.
    ...(firefox ? [inFirefox(firefox)] : []),
    ...(hasWebKit ? [{ name: 'webkit', testMatch: WEBKIT, grepInvert: leftOut, workers: 1 }] : []),
    {
      ...desk,
      name: 'desktop',
      grepInvert: [...desk.grepInvert, ...leftToFirefox],
      // By day what is not for one of them alone runs on a phone only.
      ...(nightly ? {} : { grep: /\.desktop\.spec\.ts|@desktop/ }),
      testIgnore: [...LATER, PHONE_ONLY],
    },
    { ...phone, name: 'phone', testIgnore: [...LATER, DESKTOP_ONLY] },
    { ...desk, name: 'editing', testMatch: EDITING, dependencies: ['desktop', 'phone'] },
    {
      ...phone,
      name: 'editing on a phone',
      testMatch: EDITING,
      // By day only what concerns a phone.
      ...(nightly ? {} : { grep: /@phone/ }),
      testIgnore: DESKTOP_ONLY,
      dependencies: ['desktop', 'phone'],
    },
    {
      ...desk,
      name: 'publishing',
      testMatch: CHANGING,
      // Changes of another journey would delay the build that each waits for.
      workers: 1,
      dependencies: ['editing', 'editing on a phone'],
    },
    {
      ...desk,
      name: 'account',
      testMatch: ACCOUNT,
      // One of them ends all sessions of the shared account.
      workers: 1,
      dependencies: ['publishing'],
    },
    { name: 'api', testMatch: API, grepInvert: leftOut, dependencies: started ? [] : ['account'] },
    ...(nightly ? [{ ...desk, name: 'attack strings', testMatch: ATTACK_STRINGS, dependencies: ['api'] }] : []),
  ],
  webServer: started
    ? undefined
    : {
        command: 'node scripts/run.mjs server/main.ts',
        url: `http://127.0.0.1:${port}/api/health`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        env: {
          PORT: String(port),
          DATA_DIR: process.env.E2E_DATA_DIR ?? '.data/e2e',
          RATE_LIMIT_FACTOR: '100',
          ADMIN_USERNAME: ADMIN.username,
          ADMIN_PASSWORD: ADMIN.password,
        },
      },
});

/** Debian's Firefox over WebDriver BiDi, which it speaks with Playwright without a build of its own. */
function inFirefox(executablePath: string) {
  return {
    name: 'firefox',
    // Its own journeys, and those of Chromium that suit.
    grep: nightly ? /\.firefox\.spec\.ts|@firefox/ : /\.firefox\.spec\.ts|@firefox-first/,
    grepInvert: leftOut,
    testIgnore: LATER.filter((files) => files !== FIREFOX),
    workers: 1,
    use: {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      // A new window takes as long as a short journey.
      reuseContext: !nightly,
      viewport: { width: 1280, height: 720 },
      contextOptions: {},
      launchOptions: {
        executablePath,
        // What other browsers can emulate for each page.
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
      },
    },
  };
}
