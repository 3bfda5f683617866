import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atEnd, newFolder } from '../at-end.ts';

/** A server in a process of its own, on an embedded database of its own. */
export interface Server {
  origin: string;
  /** Throws out every row that requests have made. */
  clean: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts one of the programs beside this file. @throws where it ends before it answers */
export async function startServer(
  program: 'our-server' | 'bare-server',
  env: Record<string, string> = {},
): Promise<Server> {
  const child = fork(join(import.meta.dirname, `${program}.ts`), [newFolder()], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([status]) => {
    throw new Error(`${program} ended with status ${status}`);
  });
  ended.catch(() => undefined);
  /** The next thing it says. */
  const said = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  const port = Number(await said());
  return {
    origin: `http://127.0.0.1:${port}`,
    clean: async () => {
      child.send('clean');
      await said();
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
    },
  };
}
