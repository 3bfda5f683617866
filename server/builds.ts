import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What is on disk, written anew as a whole after each build. */
export interface State {
  /** Names of build folders, newest first. */
  builds: string[];
  /** What the newest was made of. */
  inputs: string;
  /** Hash of what it wrote elsewhere. */
  byproducts: string;
}

/** Open tabs ask for the scripts and styles of the builds before this one. */
const OLD_BUILDS = 2;

/** Where a build keeps what it wrote elsewhere; the server leaves out what begins with a dot. */
const KEPT = '.byproducts';

/** The builds of a site in one folder. */
export class Builds {
  #folder: string;
  #byproducts: string[];

  /** @param byproducts files elsewhere that every build writes */
  constructor(folder: string, byproducts: string[]) {
    this.#folder = folder;
    this.#byproducts = byproducts;
  }

  /** What is there; nothing where nothing was built yet. */
  async read(): Promise<State> {
    await mkdir(this.#folder, { recursive: true });
    try {
      const state = JSON.parse(await readFile(this.#file, 'utf8')) as State;
      const there = await readdir(this.#folder);
      const builds = state.builds.filter((name) => there.includes(name));
      return { ...state, builds, inputs: builds[0] === state.builds[0] ? state.inputs : '' };
    } catch {
      return { builds: [], inputs: '', byproducts: '' };
    }
  }

  /** Whether the newest build is made of these inputs, and what it wrote elsewhere is still there. */
  async isUpToDate(state: State, inputs: string): Promise<boolean> {
    return state.inputs === inputs && state.byproducts === (await this.#hashByproducts());
  }

  /** The state with a further build; it counts once it is written. */
  async add(state: State, name: string, inputs: string): Promise<State> {
    for (const file of this.#byproducts) await copy(file, this.#kept(name, file));
    const builds = [name, ...state.builds].slice(0, OLD_BUILDS + 1);
    return { builds, inputs, byproducts: await this.#hashByproducts() };
  }

  /** Puts what a build wrote elsewhere back in its place, over what one that failed may have left. */
  async restoreByproducts(name: string): Promise<void> {
    for (const file of this.#byproducts) await copy(this.#kept(name, file), file);
  }

  /** Writes the state, and removes builds too old, and halves that a killed program left. */
  async write(state: State): Promise<void> {
    await writeFile(`${this.#file}.new`, JSON.stringify(state));
    await rename(`${this.#file}.new`, this.#file);
    const builds = (await readdir(this.#folder)).filter((name) => name.startsWith('build-'));
    const old = builds.filter((name) => !state.builds.includes(name));
    await Promise.all(
      old.map((name) => rm(join(this.#folder, name), { recursive: true, force: true })),
    );
  }

  get #file(): string {
    return join(this.#folder, 'state.json');
  }

  #kept(name: string, file: string): string {
    return join(this.#folder, name, KEPT, basename(file));
  }

  /** Of all of them together; a file that is missing counts as one without a word. */
  async #hashByproducts(): Promise<string> {
    const hash = createHash('sha256');
    for (const file of this.#byproducts) hash.update(await readFile(file).catch(() => ''));
    return hash.digest('hex');
  }
}

/** What is not there is left out. */
async function copy(from: string, to: string): Promise<void> {
  await cp(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
