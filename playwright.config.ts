import { defineConfig, devices } from '@playwright/test';
import { browserArguments } from './tests/browser-arguments.ts';
import { ADMIN } from './tests/sign-in.ts';

const port = Number(process.env.E2E_PORT ?? 4399);

/** Journeys that change what the public sees: after the others, which name what is there. */
const EDITING = /admin-editor\/.*\.spec\.ts$/;
const CHANGING = /publishing\.spec\.ts$/;
/** Signs everybody out who works under the one name that the journeys share. */
const ACCOUNT = /account\.spec\.ts$/;
/** Journeys over the calls alone, without a browser; some of them change what is public too. */
const API = /api\/[a-z]+\.spec\.ts$/;
/** What leaves all sorts of things behind: last of all. */
const ATTACK = /attack\.spec\.ts$/;
/** Every known attack string in a browser takes minutes; units show each that it is harmless. */
const ATTACK_STRINGS = /attack-strings\.desktop\.spec\.ts$/;
/** What is long and hardly ever finds anything (tag `@nightly`) is for the night: `npm run test:nightly`. */
const nightly = Boolean(process.env.NIGHTLY);
/** The whole site of another agency; journeys of its own site have no need of it. */
const ANOTHER_AGENCY = /another-agency\.desktop\.spec\.ts$/;
const isAnother = process.env.NODE_OPTIONS?.includes('another-agency') ?? false;

const LATER = [
  ...[EDITING, CHANGING, ACCOUNT, API, ATTACK],
  ...(nightly ? [] : [ATTACK_STRINGS]),
  ...(isAnother ? [ANOTHER_AGENCY] : []),
];

/** What is about the texts and figures of the agency that came with the engine says nothing of another one. */
const leftOut = [...(isAnother ? [/@demo-agency/] : []), ...(nightly ? [] : [/@nightly/])];

/** Of a site that somebody else has started; else the program is started for the journeys. */
const { E2E_ORIGIN: started } = process.env;

/**
 * Journeys run on a desk and on a phone where something is laid out or operated differently. What goes wrong, what
 * is kept, what an address says and what search engines read is the same on either, and what is about one width
 * is no matter of the other: once, by the name of a file or by a tag.
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
  // More than cores: while one journey waits for an answer or a moment, another goes on.
  workers: started ? 1 : 3,
  // A machine that does other things as well may be late once; what fails twice is broken.
  retries: started ? 0 : 1,
  // Units run beside the journeys, on few cores: what comes late is no fault.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: started ?? `http://127.0.0.1:${port}`,
    // Journeys wait for no motion; those that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: browserArguments,
    },
  },
  projects: [
    { ...desk, name: 'desktop', testIgnore: [...LATER, PHONE_ONLY] },
    { ...phone, name: 'phone', testIgnore: [...LATER, DESKTOP_ONLY] },
    { ...desk, name: 'editing', testMatch: EDITING, dependencies: ['desktop', 'phone'] },
    {
      ...phone,
      name: 'editing on a phone',
      testMatch: EDITING,
      // By day, what is about a phone alone.
      ...(nightly ? {} : { grep: /@phone/ }),
      testIgnore: DESKTOP_ONLY,
      dependencies: ['desktop', 'phone'],
    },
    {
      ...desk,
      name: 'publishing',
      testMatch: CHANGING,
      // Each waits for the pages to be rebuilt, which another one's changes would put off.
      workers: 1,
      dependencies: ['editing', 'editing on a phone'],
    },
    {
      ...desk,
      name: 'account',
      testMatch: ACCOUNT,
      // One of them signs everybody out who uses the shared name.
      workers: 1,
      dependencies: ['publishing'],
    },
    { name: 'api', testMatch: API, grepInvert: leftOut, dependencies: started ? [] : ['account'] },
    ...(nightly ? [{ name: 'attack', testMatch: ATTACK, dependencies: ['api'] }] : []),
  ],
  webServer: started
    ? undefined
    : {
        command: 'node scripts/run.mjs server/main.ts',
        url: `http://127.0.0.1:${port}/api/health`,
        timeout: 180_000,
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
