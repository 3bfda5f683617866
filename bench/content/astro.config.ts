import type { AstroIntegration } from 'astro';
import config from '../../astro.config.mjs';

const integrations = config.integrations as AstroIntegration[];

/** The site's configuration without share images, and with an empty cache. */
export default {
  ...config,
  cacheDir: 'node_modules/.cache/bench-content/cache',
  integrations: integrations.filter(({ name }) => name !== 'share-images'),
};
