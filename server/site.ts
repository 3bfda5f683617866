import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Builds } from './builds.ts';
import { PlainError } from './plain-error.ts';
import { removeUnused } from './serve/compress.ts';
import { loadSite } from './serve/load.ts';
import type { ServedSite } from './serve/route.ts';

interface SiteOptions {
  /** Folder of all builds. */
  folder: string;
  /** Folder of netlify.toml. */
  root: string;
  /** Returns a hash of everything that a build depends on. */
  prepare: () => Promise<string>;
  /** Builds the pages into a folder that does not exist yet. */
  build: (outDir: string) => Promise<void>;
}

/** An owner rarely changes only one setting. */
const SETTINGS_QUIET_MS = 5000;

/** Until a failed build is tried again. */
const RETRY_MS = 60_000;

/** The built pages of a running program. A rebuilt site replaces the old one as a whole, never as a mix of both. */
export class LocalSite {
  #options: SiteOptions;
  #builds: Builds;
  #site: ServedSite | undefined;
  #last = Promise.resolve(false);
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#builds = new Builds(options.folder);
  }

  /** The current site. A request finishes with the one it began with. */
  current(): ServedSite {
    if (!this.#site) throw new Error('The site was requested before it was built.');
    return this.#site;
  }

  /**
   * Resolves when the current sources are served; calls during a build wait for it and build again where sources have
   * changed.
   * @returns whether they had changed
   * @throws {Error} one line, where the build failed; the earlier site stays
   */
  rebuild(): Promise<boolean> {
    this.#last = this.#last.catch(() => undefined).then(() => this.#rebuildOnce());
    return this.#last;
  }

  /**
   * Builds for the first time. A build that fails is tried again while the last good one is served.
   * @throws {Error} if there is none
   */
  async start(): Promise<void> {
    try {
      await this.rebuild();
    } catch (error) {
      const isServed = !this.#closed && (await this.#serveLastBuild().catch(() => false));
      if (!isServed) throw withRecoveryHint(error, this.#options.folder);
      this.#tryLater(error as Error);
    }
  }

  /** Rebuilds the site once an owner has finished changing settings, and reports the result; settings may be the same. */
  onSettings(): void {
    this.#rebuildIn(SETTINGS_QUIET_MS);
  }

  /** Starts no more builds. The caller has to stop one that is running. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }

  #rebuildIn(delay: number): void {
    if (this.#closed) return;
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      const began = Date.now();
      this.rebuild().then(
        (hadChanged) => hadChanged && console.log(`Pages rebuilt in ${seconds(began)}.`),
        (error: Error) => this.#tryLater(error),
      );
    }, delay);
  }

  #tryLater({ message }: Error): void {
    if (this.#closed) return;
    const [line] = message.split('\n');
    const next = `next attempt in ${RETRY_MS / 1000} s`;
    console.log(`Serving the last good build: ${line} (${next})`);
    this.#rebuildIn(RETRY_MS);
  }

  /** Serves the newest build on disk. Returns false if there is none. */
  async #serveLastBuild(): Promise<boolean> {
    const { builds } = await this.#builds.read();
    if (!builds[0]) return false;
    await this.#activate(builds);
    return true;
  }

  async #rebuildOnce(): Promise<boolean> {
    const { folder, prepare, build } = this.#options;
    const inputs = await prepare();
    let state = await this.#builds.read();
    if (state.inputs !== inputs) {
      if (!this.#site) console.log('Building the site …');
      const began = Date.now();
      const name = `build-${randomUUID().slice(0, 8)}`;
      await build(join(folder, name));
      state = this.#builds.add(state, name, inputs);
      if (!this.#site) console.log(`Site built in ${seconds(began)}.`);
    } else if (this.#site) {
      return false;
    }
    await this.#activate(state.builds);
    await this.#builds.write(state);
    return true;
  }

  /** Serves a build, and the hashed files of earlier ones. */
  async #activate(builds: string[]): Promise<void> {
    const { folder, root } = this.#options;
    const before = this.#site;
    const folders = builds.map((build) => join(folder, build));
    const compressed = join(folder, 'compressed');
    this.#site = await loadSite(folders, compressed, root);
    // Requests that began with the earlier site may still read its files.
    const inUse = [...this.#site.files.values(), ...(before?.files.values() ?? [])];
    await removeUnused(inUse, compressed);
  }
}

/** Says how to recover where something unusable is in the folder. All of it can be built again. */
function withRecoveryHint(error: unknown, folder: string): unknown {
  const { code, path = '' } = error as NodeJS.ErrnoException;
  if (!code || !path.startsWith(folder)) return error;
  return new PlainError(`${path} cannot be used (${code}): delete ${folder}; it will be created again.`);
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
