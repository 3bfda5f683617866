import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';

const SHELLS = ['sh', 'dash', 'bash', 'ash', 'zsh', 'busybox'];

/**
 * Calls `onGone` once, when the process that started this one is gone. It checks every second. Where a shell is in
 * between (npm runs every script in one), the shell's parent is watched too.
 *
 * It compares parent ids instead of testing whether a process is alive: an orphan gets another parent at once, while
 * a process id can be reused.
 *
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  const parent = process.ppid;
  const { name, parent: grandparent } = describe(parent);
  const throughShell = SHELLS.includes(name);

  const timer = setInterval(() => {
    const same = process.ppid === parent && (!throughShell || describe(parent).parent === grandparent);
    if (same) return;
    clearInterval(timer);
    onGone();
  }, 1000);
  timer.unref();
}

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number }} parent 0 where the process is gone
 */
function describe(pid) {
  try {
    // proc_pid_stat(5): `pid (name) state ppid …`. The name may contain spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const [, parent] = stat.slice(end + 2).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(parent) };
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32') return { name: '', parent: 0 };
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [parent = '0', name = ''] = stdout.trim().split(/\s+/);
  return { name: basename(name), parent: Number(parent) };
}
