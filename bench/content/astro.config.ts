import type { AstroIntegration } from 'astro';
import config from '../../astro.config.mjs';

const integrations = config.integrations as AstroIntegration[];

/** The site's own, without the pictures that are drawn of each page, and with a cache that is empty at first. */
export default {
  ...config,
  cacheDir: 'node_modules/.cache/bench-content/cache',
  integrations: integrations.filter(({ name }) => name !== 'share-images'),
};
