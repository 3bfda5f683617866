/**
 * `npm test`: everything there is to pass, from an empty clone to a browser. Its last line is
 * `N passed, N failed`, and it ends with 0 only where nothing failed. The data of development stays
 * untouched: all of it happens in a folder of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** Characters of a step's output that are repeated at the end where it failed. */
const KEPT = 6000;

await run(test);

async function test(program: Program): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'freehand-test-'));
  program.onEnd(() => rm(folder, { recursive: true, force: true }));
  const counts = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const step of await stepsIn(folder)) {
    program.signal.throwIfAborted();
    console.log(`\n── ${step.name}`);
    const { status, output } = await runStep(step, program.signal);
    const { passed, failed } = (await step.count?.().catch(() => undefined)) ?? {
      passed: 0,
      failed: 0,
    };
    counts.passed += passed;
    // A step that failed without a failed test (it did not compile, it crashed) counts as one.
    counts.failed += status === 0 ? failed : Math.max(1, failed);
    if (status !== 0) failures.push(`── Failed: ${step.name}\n${output}`);
  }
  await program.end();
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
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

/** Shows what it prints, and keeps the end of it: of a long run that is all that some see. */
async function runStep({ command, env }: Step, signal: AbortSignal) {
  const child = spawn(process.execPath, [...process.execArgv, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGTERM',
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      output = (output + text).slice(-KEPT);
    });
  }
  const closed = once(child, 'close');
  const status = await exitOf(child);
  // What it said last is on its way; a program that it left behind may hold its output open for good.
  await Promise.race([closed, sleep(1000)]);
  return { status, output };
}
