import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the agency's content: `src/content`, or what package.json names for a condition of Node.js. */
export function contentFolder(root: string): string {
  return dirname(createRequire(join(root, 'package.json')).resolve('#src/content/site.ts'));
}
