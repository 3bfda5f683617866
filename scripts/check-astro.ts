/**
 * Checks the types of Astro files, while nobody builds: before it begins, Astro has the platform's adapter empty the
 * folder that a build writes to.
 */
import { spawn } from 'node:child_process';
import { exitOf, oneBuildAtATime } from '#server/build-site.ts';

const ARGUMENTS = ['check', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.astro.json'];

const check = () => spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', ...ARGUMENTS], { stdio: 'inherit' });
process.exitCode = (await oneBuildAtATime(process.cwd(), () => exitOf(check()))) ?? 1;
