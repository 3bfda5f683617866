/** Astro and Vite write the folder's path into code in single quotes, and read it as a URL's path. */
const UNUSABLE = /['#?]/;

/**
 * Refuses a folder in whose name the tools of the build stumble, with errors that are about something else.
 *
 * @param {string} root
 * @throws {Error} one line that names the character
 */
export function requireUsableFolder(root) {
  const [character] = UNUSABLE.exec(root) ?? [];
  if (character)
    throw new Error(`The folder ${root} has a ${character} in its name, which Astro cannot build in: rename it.`);
}
