/**
 * `npm test`: everything there is to pass, from an empty clone to a browser. Its last line is
 * `N passed, N failed`, and it ends with 0 only where nothing failed. The data of development stays
 * untouched: all of it happens in a folder of its own.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { exitOf } from './astro.ts';
import { run, type Program } from './program.ts';
import { countPlaywright, countVitest, type Counts } from './test-counts.ts';

interface Step {
  name: string;
  /** What Node.js runs. */
  command: string[];
  env?: Record<string, string>;
  /** Reads its results; a step without is passed or failed as a whole. */
  count?: () => Promise<Counts>;
}

await run(test);

async function test(program: Program): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'freehand-test-'));
  program.onEnd(() => rm(folder, { recursive: true, force: true }));
  const counts = { passed: 0, failed: 0 };
  for (const step of await stepsIn(folder)) {
    program.signal.throwIfAborted();
    console.log(`\n── ${step.name}`);
    const status = await runStep(step, program.signal);
    const { passed, failed } = (await step.count?.().catch(() => undefined)) ?? {
      passed: 0,
      failed: 0,
    };
    counts.passed += passed;
    // A step that failed without a failed test (it did not compile, it crashed) counts as one.
    counts.failed += status === 0 ? failed : Math.max(1, failed);
  }
  await program.end();
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

async function stepsIn(folder: string): Promise<Step[]> {
  const browser = await findBrowser(console.log);
  const unit = join(folder, 'unit.json');
  const journeys = join(folder, 'journeys.json');
  return [
    { name: 'Types, lint, format, rules', command: ['build/check.ts'] },
    {
      name: 'Build',
      command: ['local/build.ts'],
      env: { OUT_DIR: join(folder, 'dist'), DATA_DIR: join(folder, 'build') },
    },
    {
      name: 'Units',
      command: [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unit}`,
      ],
      count: () => countVitest(unit),
    },
    {
      name: 'Journeys',
      command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: journeys,
        E2E_DATA_DIR: join(folder, 'journeys'),
        ...(browser && { CHROME_PATH: browser }),
      },
      count: () => countPlaywright(journeys),
    },
  ];
}

async function runStep({ command, env }: Step, signal: AbortSignal): Promise<number | null> {
  const child = spawn(process.execPath, [...process.execArgv, ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    killSignal: 'SIGTERM',
    env: { ...process.env, ...env },
  });
  return exitOf(child);
}
