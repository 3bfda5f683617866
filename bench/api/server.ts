import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atEnd, newFolder } from '../at-end.ts';

/** A server in a separate process, with its own embedded database. */
export interface Server {
  origin: string;
  /** Deletes every row that requests created. */
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
  /** The next message of the process. */
  const nextMessage = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  const port = Number(await nextMessage());
  return {
    origin: `http://127.0.0.1:${port}`,
    clean: async () => {
      child.send('clean');
      await nextMessage();
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
    },
  };
}
