import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#src/lib/write-whole.ts';

/** What is on disk. The file is rewritten as a whole after each build. */
export interface State {
  /** Names of build folders, newest first. */
  builds: string[];
  /** Hash of the inputs of the newest build. */
  inputs: string;
}

/** Open tabs still request the scripts and styles of earlier builds. */
const OLD_BUILDS = 2;

/** The builds of a site in one folder. */
export class Builds {
  #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The builds on disk. Empty if nothing was built yet. */
  async read(): Promise<State> {
    await mkdir(this.#folder, { recursive: true });
    try {
      const state = JSON.parse(await readFile(this.#file, 'utf8')) as State;
      const there = await readdir(this.#folder);
      const builds = state.builds.filter((name) => there.includes(name));
      return { builds, inputs: builds[0] === state.builds[0] ? state.inputs : '' };
    } catch {
      return { builds: [], inputs: '' };
    }
  }

  /** The state with one more build. It takes effect once {@link write} stores it. */
  add(state: State, name: string, inputs: string): State {
    return { builds: [name, ...state.builds].slice(0, OLD_BUILDS + 1), inputs };
  }

  /** Writes the state, and removes builds that are too old or were left unfinished by a killed program. */
  async write(state: State): Promise<void> {
    await writeChanged(this.#file, JSON.stringify(state));
    const builds = (await readdir(this.#folder)).filter((name) => name.startsWith('build-'));
    const old = builds.filter((name) => !state.builds.includes(name));
    await Promise.all(old.map((name) => rm(join(this.#folder, name), { recursive: true, force: true })));
  }

  get #file(): string {
    return join(this.#folder, 'state.json');
  }
}

/** Writes a file that differs, as a whole: a start without changes needs no room, and a full disk leaves no half. */
async function writeChanged(path: string, content: string): Promise<void> {
  if ((await read(path)) !== content) await writeWhole(path, content);
}

/** Undefined if there is no such file. */
async function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}
