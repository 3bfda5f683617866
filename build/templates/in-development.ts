import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { PAGE_ONLY } from '#src/lib/page-only.ts';
import { makeTemplates, moduleOf } from './make-templates.ts';

/** What a build writes. */
const GENERATED = fileURLToPath(
  new URL('../../functions/shared/generated/pages.ts', import.meta.url),
);

/**
 * In development: makes the functions' pages of those that the server has now, and makes them anew after
 * every edit. So the page of a post follows its components, as every other page does.
 *
 * @param origin that the pages name
 */
export function templatesInDevelopment(origin: () => string): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'templates-in-development',
    configureServer(started) {
      server = started;
      server.watcher.on('all', () => {
        for (const { moduleGraph } of Object.values(started.environments)) {
          for (const module of moduleGraph.getModulesByFile(GENERATED) ?? []) {
            moduleGraph.invalidateModule(module);
          }
        }
      });
    },
    async load(id) {
      if (id !== GENERATED || !server) return;
      const { local = [], network = [] } = server.resolvedUrls ?? {};
      const [base] = [...local, ...network];
      // The functions wait for this module.
      const headers = { [PAGE_ONLY]: '1' };
      const read = async (path: string) => (await fetch(new URL(path, base), { headers })).text();
      return moduleOf(await makeTemplates(origin(), read));
    },
  };
}
