import type { Plugin } from 'vite';

/**
 * Puts a smaller helper in place of the one that Vite wraps round every dynamic import: 0.9 kB gzip
 * there, a fifth of what a page may ship. Ours does what this site uses: fetches the chunks that the
 * import needs at the same time as it. It dispatches no `vite:preloadError`, which nobody here listens to,
 * and does not wait for style sheets: no chunk brings one, all styles stand in the head.
 *
 * Small chunks are not fetched ahead: an island finds them while React is still on its way, and their
 * names would be in the frame, which every page pays for.
 */
export function smallPreloadHelper(): Plugin {
  return {
    name: 'small-preload-helper',
    enforce: 'pre',
    // Here, because Astro overrides what its config says of it.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies } } } : undefined,
    load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
  };
}

/** Only what all islands share and is large: each name is bytes on every page. */
function resolveDependencies(_file: string, needed: string[]): string[] {
  return needed.filter((path) => LARGE.test(path));
}

const LARGE = /\/(react|islands)\./;

const HELPER = `
const fetched = {};
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (fetched[file]) continue;
    fetched[file] = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file });
    document.head.append(fetched[file]);
  }
  return load();
};
`;
