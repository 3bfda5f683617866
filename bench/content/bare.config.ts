import config from './astro.config.ts';

/** The same pages as the framework and the platform's adapter come, without a step of ours. */
export default {
  ...config,
  integrations: config.integrations.filter(({ name }) => name !== 'finish-pages'),
};
