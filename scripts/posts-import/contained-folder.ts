import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';

/** The files of one folder. Nothing outside of it is read, whatever a link, a path or an address says. */
export class ContainedFolder {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  static async open(folder: string): Promise<ContainedFolder> {
    return new ContainedFolder(await realpath(folder));
  }

  /** The paths of all files, with slashes, in alphabetical order; without hidden ones and those of packages. */
  async list(): Promise<string[]> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(this.#root, join(parentPath, name)).split(sep).join('/'))
      .filter((path) => !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
      .sort();
  }

  /**
   * @param path in the folder, with slashes
   * @throws {Error} with a reason in words, if it leads out of the folder or cannot be read
   */
  async read(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const inside = posix.normalize(path.replaceAll('\\', '/'));
    if (inside.startsWith('../') || inside === '..' || posix.isAbsolute(inside)) throw outside(path);
    const real = await realpath(join(this.#root, inside)).catch(() => {
      throw new Error(`${path} is not there`);
    });
    // A symbolic link may lead anywhere.
    if (!real.startsWith(this.#root + sep)) throw outside(path);
    return new Uint8Array(await readFile(real));
  }

  /** A text, without a byte order mark. */
  async readText(path: string): Promise<string> {
    return new TextDecoder('utf-8', { fatal: true }).decode(await this.read(path)).replace(/\r\n?/g, '\n');
  }
}

function outside(path: string): Error {
  return new Error(`${path} is outside of the folder`);
}
