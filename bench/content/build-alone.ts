/**
 * Builds the pages with an empty cache in a separate process and prints what that took, as JSON in the last line:
 *
 * node build-alone.ts OUT_DIR [INTEGRATION …]
 *
 * The integrations of these names are left out of the site's configuration.
 */
import { type AstroInlineConfig, type AstroIntegration, build } from 'astro';

const [, , outDir = '', ...leftOut] = process.argv;
const began = performance.now();
const config = (await import('../../astro.config.mjs')).default as AstroInlineConfig;
const integrations = config.integrations as AstroIntegration[];
await build({
  ...config,
  configFile: false,
  outDir,
  cacheDir: 'node_modules/.cache/bench-content/cache',
  integrations: integrations.filter(({ name }) => !leftOut.includes(name)),
  logLevel: 'error',
});
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const cost = {
  seconds: (performance.now() - began) / 1000,
  processor: (userCPUTime + systemCPUTime) / 1e6,
  megabytes: maxRSS / 1024,
};
console.log(JSON.stringify(cost));
process.exit(0);
