import type { AstroIntegration } from 'astro';
import config from '../../astro.config.ts';

const integrations = config.integrations as AstroIntegration[];

/** The site's own, without the pictures that are drawn of each page. */
export default {
  ...config,
  integrations: integrations.filter(({ name }) => name !== 'share-images'),
};
