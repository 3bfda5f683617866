import process from 'node:process';

/**
 * Astro and Vite write the folder's path into code between quotes and read it as the path of a URL; Node.js puts what
 * was imported in the place of `*`, and imports from no folder with a backslash. On Windows that is the separator.
 */
const UNUSABLE = process.platform === 'win32' ? /['#]/ : /['"#?*\\]/;

/**
 * Refuses a folder in whose name the tools of the build stumble, with errors that are about something else.
 *
 * @param {string} root
 * @throws {Error} one line that names the character
 */
export function requireUsableFolder(root) {
  const [character] = UNUSABLE.exec(root) ?? [];
  if (character)
    throw new Error(
      `The folder ${root} has a ${character} in its name, which the tools of the build cannot handle: rename it.`,
    );
}
