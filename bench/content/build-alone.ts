/**
 * Builds one project in a separate process and prints what that took, as JSON in the last line:
 *
 * node build-alone.ts ROOT OUT_DIR CONFIG_FILE
 */
import { build } from 'astro';

const [, , root = '.', outDir = '', configFile = ''] = process.argv;
process.chdir(root);
const began = performance.now();
await build({ root, outDir, configFile, logLevel: 'error' });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const cost = {
  seconds: (performance.now() - began) / 1000,
  processor: (userCPUTime + systemCPUTime) / 1e6,
  megabytes: maxRSS / 1024,
};
console.log(JSON.stringify(cost));
process.exit(0);
