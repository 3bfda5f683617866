import { spawnSync } from 'node:child_process';
import { PlainError } from '#server/plain-error.ts';

interface Options {
  /** Folder of the work tree. */
  at?: string;
  /** Another index than that of the work tree. */
  index?: string;
  input?: string;
}

/** A git command's output, and its status; null if it cannot be run, as in a folder that is not there. */
export function gitIn({ at = '.', index, input }: Options, ...args: string[]) {
  const { status, error, stdout, stderr } = spawnSync('git', args, {
    cwd: at,
    encoding: 'utf8',
    input,
    maxBuffer: 1e9,
    env: { ...process.env, LC_ALL: 'C', ...(index && { GIT_INDEX_FILE: index }) },
  });
  if (error) return { status: null, output: '', error: error.message };
  return { status, output: stdout.trim(), error: stderr.trim() };
}

/** The output of a command that has to succeed. @throws {PlainError} with git's own message */
export function gitWith(options: Options, ...args: string[]): string {
  const { status, output, error } = gitIn(options, ...args);
  if (status !== 0) throw new PlainError(`git ${args[0]}: ${error || output}`);
  return output;
}

export function git(...args: string[]): string {
  return gitWith({}, ...args);
}

/** Undefined if the command fails. */
export function gitOrNothing(...args: string[]): string | undefined {
  const { status, output } = gitIn({}, ...args);
  return status === 0 ? output : undefined;
}
