/** `node build-alone.ts OUT_DIR [INTEGRATION …]`: builds without a cache and these integrations, and prints the cost. */
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
