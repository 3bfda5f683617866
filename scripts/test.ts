/** `npm test [--nightly]`: runs every check and test in folders of its own. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf } from '#server/build-site.ts';
import { requireFreePort } from '#server/port.ts';
import { run, type Program } from '#server/program.ts';
import { findBrowser, installOtherEngines, namesOfEngines } from './browser.ts';
import { type Duration, readResults } from './testing/test-results.ts';

interface Step {
  name: string;
  command: string[];
  env?: () => Promise<Record<string, string>>;
  /** File of its results (JUnit). A step without this passes or fails as a whole. */
  report?: string;
}

const REPEATED_LINES = 100;
const nightly = process.argv.includes('--nightly');
/** Installed where it is missing, while the first steps run. Where that fails, the journeys report it. */
const browser = findBrowser();
browser.catch(() => {});
/** One after the other: only one program can install at a time. */
const otherEngines = browser.then(installOtherEngines, () => {});
otherEngines.catch(() => {});

const SLOWEST = 10;

await run(test);

async function test(program: Program): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  program.onEnd(() => rm(folder, { recursive: true, force: true }));
  const counts = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const slow: Record<'steps' | 'tests', Duration[]> = { steps: [], tests: [] };

  const runLane = async (lane: Step[]) => {
    for (const step of lane) {
      program.signal.throwIfAborted();
      const { status, lines, ms } = await runStep(step, program.signal);
      slow.steps.push({ name: step.name, ms });
      const none = { passed: 0, failed: 0, durations: [] };
      const { passed, failed, durations } = await readResults(step.report ?? '').catch(() => none);
      counts.passed += passed;
      // A step that failed without a failed test (it did not compile or crashed) counts as one failure.
      counts.failed += status === 0 ? failed : Math.max(1, failed);
      slow.tests.push(...durations);
      if (status !== 0) failures.push(`── Failed: ${step.name}\n${lines.join('\n')}`);
    }
  };
  // Journeys spend half of their time waiting for a browser, which leaves room for the other steps.
  await Promise.all(lanesIn(folder).map(runLane));
  // Last and alone, because its build replaces files that other steps read.
  if (nightly) {
    const content = { NODE_OPTIONS: '--conditions=another-agency' };
    await runLane([journeys('Journeys of another agency', join(folder, 'another-agency'), content)]);
  }
  await program.end();
  for (const [kind, durations] of Object.entries(slow)) {
    console.log(`\nThe slowest ${kind}:`);
    for (const { name, ms } of durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
    }
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  console.log(`\nJourneys ran in ${namesOfEngines()}.`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

function lanesIn(folder: string): Step[][] {
  const unit = join(folder, 'unit.xml');
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${unit}`];
  // Journeys are written for the agency that came with the engine.
  const demo: Record<string, string> = existsSync('tests/demo-agency')
    ? { NODE_OPTIONS: '--conditions=demo-agency' }
    : {};
  const extent: Record<string, string> = nightly ? { NIGHTLY: '1' } : {};
  // By day the server of the journeys builds the same pages.
  const build: Step = {
    name: 'Build',
    command: ['scripts/build.ts'],
    env: async () => ({ OUT_DIR: join(folder, 'dist'), DATA_DIR: join(folder, 'build') }),
  };
  return [
    [
      {
        name: 'Units',
        command: ['node_modules/vitest/vitest.mjs', 'run', ...reporters],
        env: async () => extent,
        report: unit,
      },
      { name: 'Check', command: ['scripts/check.ts'] },
    ],
    [journeys('Journeys', join(folder, 'journeys'), { ...extent, ...demo }), ...(nightly ? [build] : [])],
  ];
}

function journeys(name: string, folder: string, env: Record<string, string>): Step {
  const report = `${folder}.xml`;
  return {
    name,
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,junit'],
    env: async () => {
      const path = await browser;
      // Where they cannot be installed, the journeys go on without them.
      await otherEngines.catch(() => {});
      return {
        ...env,
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
        E2E_DATA_DIR: folder,
        // Another run, or a site, may be under way on this machine.
        E2E_PORT: String(await requireFreePort('127.0.0.1', 0)),
        ...(path && { CHROME_PATH: path }),
      };
    },
    report,
  };
}

/** Prints output line by line and stores its last lines, because the end of a long run may be all that is read. */
async function runStep({ name, command, env }: Step, signal: AbortSignal) {
  const began = performance.now();
  const variables = await env?.();
  const child = spawn(process.execPath, [...process.execArgv, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    env: { ...process.env, ...variables },
  });
  const lines: string[] = [];
  const show = (stream: Readable) =>
    createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => {
      console.log(`${name.padEnd(8)} │ ${line}`);
      lines.splice(0, lines.push(line) - REPEATED_LINES);
    });
  [child.stdout, child.stderr].forEach(show);
  const closed = once(child, 'close');
  const status = await exitOf(child);
  // The last output may still arrive, but a program left behind could hold the pipe open forever.
  await Promise.race([closed, sleep(1000)]);
  return { status, lines, ms: performance.now() - began };
}
