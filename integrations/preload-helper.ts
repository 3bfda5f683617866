import type { Plugin } from 'vite';

/**
 * Replaces the helper that Vite puts around every dynamic import, which is 0.9 kB gzip: a fifth of what a page may
 * ship. Ours only preloads the chunks that the import needs. It dispatches no `vite:preloadError`, to which nothing
 * here listens, and does not wait for style sheets: no chunk has one, because all styles are in the head.
 *
 * Small chunks are not preloaded: an island finds them while React is still loading, and their names would be bytes
 * on every page.
 */
export function smallPreloadHelper(): Plugin {
  return {
    name: 'small-preload-helper',
    enforce: 'pre',
    // Set here, because Astro overrides its value in the configuration.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies } } } : undefined,
    load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
  };
}

/** Only what all islands share and is large, because each name is bytes on every page. */
function resolveDependencies(_file: string, needed: string[]): string[] {
  return needed.filter((path) => LARGE.test(path));
}

const LARGE = /\/(react|islands)\./;

const HELPER = `
const fetched = {};
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    fetched[file] ??= document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }),
    );
  }
  return load();
};
`;
