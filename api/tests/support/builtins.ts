import { syncBuiltinESMExports } from 'node:module';
import { beforeAll } from 'vitest';

/**
 * Replaces functions of a module of Node.js for the whole file, also where they were imported by name.
 *
 * @param module its default export
 */
export function replaceBuiltin(module: object, replacements: object): void {
  beforeAll(() => {
    const originals = Object.fromEntries(Object.keys(replacements).map((name) => [name, Reflect.get(module, name)]));
    const assign = (functions: object) => {
      Object.assign(module, functions);
      syncBuiltinESMExports();
    };
    assign(replacements);
    return () => assign(originals);
  });
}
