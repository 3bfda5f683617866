import { ALLOWED, EXCEPTIONS } from './licenses.data.ts';

export interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
}

/**
 * A line for a package whose license is neither allowed nor excepted.
 *
 * @param path where it is installed
 * @param licenseIn reads the license of an installed package, where the lock file has none
 */
export function lackingLicense(
  path: string,
  { version, license = '', dev }: Locked,
  licenseIn: (path: string) => string | undefined,
): string | undefined {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const said = license || (licenseIn(path) ?? 'no license');
  const exceptions = EXCEPTIONS.filter(({ packages, devOnly }) => packages.test(name) && (dev || !devOnly)).map(
    (exception) => exception.license,
  );
  return isAllowed(said, exceptions) ? undefined : `${name} ${version ?? ''}: ${said}`;
}

/** Understands `A`, `A AND B` and `(A OR B)`. Deeper nesting is left for a person to read. */
function isAllowed(expression: string, exceptions: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare
    .split(' OR ')
    .some((side) => side.split(' AND ').every((id) => ALLOWED.has(id) || exceptions.includes(id)));
}
