import config from './astro.config.ts';

/** The same pages with the plain framework and the platform's adapter, without our build steps. */
export default {
  ...config,
  integrations: config.integrations.filter(({ name }) => name !== 'finish-pages'),
};
