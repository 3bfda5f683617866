import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeUnused } from './serve/compress.ts';
import { loadSite } from './serve/load.ts';
import type { Site } from './serve/route.ts';
import type { PlatformConfig } from './serve/rules.ts';

export interface SiteOptions {
  /** Folder of all builds. */
  folder: string;
  /** Files elsewhere that a build writes; where one is no longer what it wrote, it builds again. */
  byproducts: string[];
  config: PlatformConfig;
  /** Writes down the content and gives a hash of everything that a build depends on. */
  prepare: () => Promise<string>;
  /** Builds the pages into a folder that is not there yet. */
  build: (outDir: string) => Promise<void>;
  /** Told, in one line, what happens. */
  report: (line: string) => void;
}

/** What is on disk, written anew as a whole after each build. */
interface State {
  /** Names of build folders, newest first. */
  builds: string[];
  /** What the newest was made of. */
  inputs: string;
  /** Hash of what it wrote elsewhere. */
  byproducts: string;
}

const NOTHING: State = { builds: [], inputs: '', byproducts: '' };

/** Open tabs ask for the scripts and styles of the builds before this one. */
const OLD_BUILDS = 2;

/** What an admin saves in one go is one build. */
const QUIET_MS = 500;

/**
 * The built pages of a running program: made anew where something changed, brought in as a whole, so
 * that no visitor ever meets half a site.
 */
export class LocalSite {
  #options: SiteOptions;
  #site: Site | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #quiet: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  /** The site as it stands now; a request keeps the one it began with. */
  current(): Site {
    if (!this.#site) throw new Error('The site is asked for before it is built.');
    return this.#site;
  }

  /**
   * Brings the site up to what the sources and the content say; resolves when it is in. Where one is
   * being built already, another follows it, and all who asked meanwhile wait for that one.
   *
   * @throws {Error} one line, where it could not be built; the site before it stays
   */
  async rebuild(): Promise<void> {
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#rebuildUntilQuiet().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Says that the public content has changed: rebuilds after a quiet moment and reports how it went. */
  onChange(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      const began = Date.now();
      this.rebuild().then(
        () => this.#options.report(`Pages rebuilt in ${seconds(began)}.`),
        (error: Error) => {
          if (!this.#closed) this.#options.report(error.message);
        },
      );
    }, QUIET_MS);
  }

  /** No further builds; one that runs is the caller's to stop. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#quiet);
  }

  async #rebuildUntilQuiet(): Promise<void> {
    do {
      this.#again = false;
      await this.#rebuildOnce().catch((error: unknown) => {
        // What has changed since is a build of its own, which may well succeed.
        if (!this.#again || this.#closed) throw error;
      });
    } while (this.#again);
  }

  async #rebuildOnce(): Promise<void> {
    const { folder, byproducts, config, prepare, build, report } = this.#options;
    await mkdir(folder, { recursive: true });
    const inputs = await prepare();
    const state = await this.#readState();
    if (state.inputs !== inputs || state.byproducts !== (await hashFiles(byproducts))) {
      if (!this.#site) report('Building the site …');
      const began = Date.now();
      const name = `build-${randomUUID().slice(0, 8)}`;
      await build(join(folder, name));
      state.builds = [name, ...state.builds].slice(0, OLD_BUILDS + 1);
      state.inputs = inputs;
      state.byproducts = await hashFiles(byproducts);
      if (!this.#site) report(`Site built in ${seconds(began)}.`);
    } else if (this.#site) {
      return;
    }
    const before = this.#site;
    const folders = state.builds.map((build) => join(folder, build));
    this.#site = await loadSite(folders, this.#compressed, config);
    if (!before) this.#site.rules.warnings.forEach(report);
    await this.#writeState(state);
    await this.#tidy(state.builds);
    // Requests that began with the site before may still read its files.
    const inUse = [...this.#site.files.values(), ...(before?.files.values() ?? [])];
    await removeUnused(inUse, this.#compressed);
  }

  get #compressed(): string {
    return join(this.#options.folder, 'compressed');
  }

  get #stateFile(): string {
    return join(this.#options.folder, 'state.json');
  }

  async #readState(): Promise<State> {
    try {
      const state = JSON.parse(await readFile(this.#stateFile, 'utf8')) as State;
      const there = await readdir(this.#options.folder);
      return state.builds.every((name) => there.includes(name)) ? state : { ...NOTHING };
    } catch {
      return { ...NOTHING };
    }
  }

  async #writeState(state: State): Promise<void> {
    await writeFile(`${this.#stateFile}.new`, JSON.stringify(state));
    await rename(`${this.#stateFile}.new`, this.#stateFile);
  }

  /** Builds too old, and halves that a killed program left. */
  async #tidy(keep: string[]): Promise<void> {
    const { folder } = this.#options;
    const builds = (await readdir(folder)).filter((name) => name.startsWith('build-'));
    const old = builds.filter((name) => !keep.includes(name));
    await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  }
}

/** Of all of them together; a file that is missing counts as one without a word. */
async function hashFiles(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
