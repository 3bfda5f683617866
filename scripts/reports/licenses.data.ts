/** SPDX identifiers of licenses that let anybody use, change and ship a package with attribution. */
export const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
  'OFL-1.1',
]);

interface Exception {
  /** Matches package names. */
  packages: RegExp;
  license: string;
  /** Why the package may stay. */
  reason: string;
  /** Allowed as a development dependency only. */
  devOnly?: true;
}

/** What we run under terms that bind only those who change or ship it. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^lightningcss(-|$)/,
    license: 'MPL-2.0',
    reason: 'minifies the styles in a build; nothing of it is in what is built',
  },
  {
    packages: /^ical\.js$/,
    license: 'MPL-2.0',
    reason: 'reads the busy calendar, on the server alone; used as it comes, so its files stay under their terms',
  },
  {
    packages: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    reason: 'draws uploaded pictures anew; a library of its own file, used as it comes',
  },
  {
    packages: /^axe-core$/,
    license: 'MPL-2.0',
    reason: 'looks for barriers in tests',
    devOnly: true,
  },
  {
    packages: /^postcss-values-parser$/,
    license: 'MPL-2.0',
    reason: 'comes with what packs the functions, in tests and with the adapter; never deployed',
  },
  {
    packages: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'data of what browsers can do, read by tools',
    devOnly: true,
  },
  {
    packages: /^@netlify\/binary-info$/,
    license: 'Apache 2',
    reason: 'is Apache-2.0, spelled otherwise',
  },
  {
    packages: /^callsite$/,
    license: 'no license',
    reason: 'is MIT by its README; comes with the adapter and is never deployed',
  },
  {
    packages: /^spdx-exceptions$/,
    license: 'CC-BY-3.0',
    reason: 'a list of names, read by tools that come with the adapter; never deployed',
  },
];
