import type { Plugin } from 'vite';

/**
 * Puts a smaller helper in place of the one that Vite wraps round every dynamic import: 0.9 kB gzip
 * there, a fifth of what a page may ship. Ours does what this site uses: fetches the chunks that the
 * import needs at the same time as it, and where it fails dispatches `vite:preloadError` on the window
 * and rethrows. It does not wait for style sheets: no chunk brings one, all styles stand in the head.
 *
 * Small chunks are not fetched ahead: an island finds them while React is still on its way, and their
 * names would be in the frame, which every page pays for.
 */
export function smallPreloadHelper(): Plugin {
  return {
    name: 'small-preload-helper',
    enforce: 'pre',
    configEnvironment: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !SMALL.test(file)),
        },
      },
    }),
    load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
  };
}

const SMALL = /\/(site|kept|calendar-dates|words|use-contact-form|Window)\./;

const HELPER = `
const fetched = {};
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (fetched[file]) continue;
    fetched[file] = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file });
    document.head.append(fetched[file]);
  }
  return load().catch((error) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  });
};
`;
