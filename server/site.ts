import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Builds } from './builds.ts';
import { PlainError } from './plain-error.ts';
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
  /** Gives a hash of everything that a build depends on. */
  prepare: () => Promise<string>;
  /** Builds the pages into a folder that is not there yet. */
  build: (outDir: string) => Promise<void>;
  /** Calls a listener when sources change, until what it gives is called. */
  watch: (listener: () => void) => () => void;
  /** Told, in one line, what happens. */
  report: (line: string) => void;
  /** Milliseconds until a build that failed is tried again; twice as long after each further failure. */
  firstPause?: number;
}

/** What an admin saves in one go is one build. */
const QUIET_MS = 500;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * The built pages of a running program: made anew where something changed, brought in as a whole, so
 * that no visitor ever meets half a site.
 */
export class LocalSite {
  #options: SiteOptions;
  #builds: Builds;
  #site: Site | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #next: NodeJS.Timeout | undefined;
  #failures = 0;
  #unwatch: (() => void) | undefined;
  #closed = false;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#builds = new Builds(options.folder, options.byproducts);
  }

  /** The site as it stands now; a request keeps the one it began with. */
  current(): Site {
    if (!this.#site) throw new Error('The site is asked for before it is built.');
    return this.#site;
  }

  /**
   * Brings the site up to what the sources say; resolves when it is in. Where one is
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

  /**
   * Brings the site up for the first time. Where it cannot be built, the last good build is served and the
   * build tried again, with growing pauses and whenever sources change.
   *
   * @throws {Error} one line, where it could not be built and there is no good build
   */
  async start(): Promise<void> {
    try {
      await this.rebuild();
    } catch (error) {
      const isServed = !this.#closed && (await this.#takeLast().catch(() => false));
      if (!isServed) throw explained(error, this.#options.folder);
      this.#tryLater(error as Error);
    }
  }

  /** Says that something has changed: rebuilds after a quiet moment and reports how it went. */
  onChange(): void {
    this.#rebuildIn(QUIET_MS);
  }

  /** No further builds; one that runs is the caller's to stop. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
    this.#unwatch?.();
  }

  #rebuildIn(pause: number): void {
    if (this.#closed) return;
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      const began = Date.now();
      this.rebuild().then(
        () => {
          this.#failures = 0;
          this.#unwatch?.();
          this.#unwatch = undefined;
          this.#options.report(`Pages rebuilt in ${seconds(began)}.`);
        },
        (error: Error) => this.#tryLater(error),
      );
    }, pause);
  }

  #tryLater({ message }: Error): void {
    if (this.#closed) return;
    const { firstPause = FIRST_PAUSE_MS, watch, report } = this.#options;
    const pause = Math.min(firstPause * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    this.#unwatch ??= watch(() => this.onChange());
    const [line] = message.split('\n');
    const next = `next attempt in ${pause / 1000} s, or when sources change`;
    report(`The last good build is served: ${line} (${next})`);
    this.#rebuildIn(pause);
  }

  /** Serves the newest build there is, with what it wrote elsewhere; false where there is none. */
  async #takeLast(): Promise<boolean> {
    const { builds } = await this.#builds.read();
    if (!builds[0]) return false;
    await this.#builds.restoreByproducts(builds[0]);
    await this.#bringIn(builds);
    return true;
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
    const { folder, prepare, build, report } = this.#options;
    const inputs = await prepare();
    let state = await this.#builds.read();
    if (!(await this.#builds.isUpToDate(state, inputs))) {
      if (!this.#site) report('Building the site …');
      const began = Date.now();
      const name = `build-${randomUUID().slice(0, 8)}`;
      await build(join(folder, name));
      state = await this.#builds.add(state, name, inputs);
      if (!this.#site) report(`Site built in ${seconds(began)}.`);
    } else if (this.#site) {
      return;
    }
    await this.#bringIn(state.builds);
    await this.#builds.write(state);
  }

  /** Serves a build, and behind it the ones before. */
  async #bringIn(builds: string[]): Promise<void> {
    const { folder, config, report } = this.#options;
    const before = this.#site;
    const folders = builds.map((build) => join(folder, build));
    const compressed = join(folder, 'compressed');
    this.#site = await loadSite(folders, compressed, config);
    if (!before) this.#site.rules.warnings.forEach(report);
    // Requests that began with the site before may still read its files.
    const inUse = [...this.#site.files.values(), ...(before?.files.values() ?? [])];
    await removeUnused(inUse, compressed);
  }
}

/** Names the way back where what is in the folder is in the way; all of it can be made anew. */
function explained(error: unknown, folder: string): unknown {
  const { code, path = '' } = error as NodeJS.ErrnoException;
  if (!code || !path.startsWith(folder)) return error;
  return new PlainError(`${path} cannot be used (${code}): delete ${folder}, it is made anew.`);
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
