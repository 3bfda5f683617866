import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';

const SHELLS = ['sh', 'dash', 'bash', 'ash', 'zsh', 'busybox'];

/**
 * Calls back once when the process that started this one is gone, looking every second. Where a
 * shell stands between (as npm puts one before every script), the shell's parent is watched too.
 *
 * It compares who is whose parent, never whether a process id is alive: orphans are handed to
 * another parent at once, while ids come back into use.
 *
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  const parent = process.ppid;
  const { name, parent: grandparent } = describe(parent);
  const throughShell = SHELLS.includes(name);

  const timer = setInterval(() => {
    const same =
      process.ppid === parent && (!throughShell || describe(parent).parent === grandparent);
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
    // proc_pid_stat(5): `pid (name) state ppid …`; the name may itself hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const [, parent] = stat.slice(end + 2).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(parent) };
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32')
      return { name: '', parent: 0 };
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [parent = '0', name = ''] = stdout.trim().split(/\s+/);
  return { name: basename(name), parent: Number(parent) };
}
