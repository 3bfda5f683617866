import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper around dynamic imports, 0.9 kB gzip, by one that only preloads large chunks. No chunk has a
 * style sheet, nothing listens to `vite:preloadError`, and islands find small chunks while React loads.
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
