import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder of the agency's content: `src/content`, unless Node.js runs under one of the conditions that
 * package.json names for `#src/content/*`.
 */
export function contentFolder(root: string): string {
  return dirname(createRequire(join(root, 'package.json')).resolve('#src/content/site.ts'));
}
