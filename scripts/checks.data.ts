/** Arguments for Node.js by name, the slowest check first. */
export const checks: Record<string, string[]> = {
  // TypeScript 7 takes a fifth of the time of 6, but cannot read Astro files.
  'lint and types of TypeScript': ['node_modules/oxlint/bin/oxlint'],
  'lint of Astro files and JSX': [
    'node_modules/eslint/bin/eslint.js',
    '.',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ],
  'types of Astro files': ['scripts/check-astro.ts'],
  'dependency rules': ['scripts/check-imports.ts'],
  architecture: ['scripts/architecture.ts', '--check'],
  'calls of the API': ['scripts/openapi.ts', '--check'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  'dead code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  licenses: ['scripts/licenses.ts'],
  'colors, fonts and icons': ['scripts/brand/check.ts'],
  'no agency in the engine': ['scripts/identity/check.ts'],
};
