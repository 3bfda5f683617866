/** `npm run licenses`: checks the license of every installed package by scripts/reports/license-rules.ts. */
import { readFileSync } from 'node:fs';
import { lackingLicense, type Locked } from './reports/license-rules.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

const installed = Object.entries(packages).filter(([path]) => path !== '');
const lacking = installed.flatMap(([path, locked]) => lackingLicense(path, locked, licenseIn) ?? []);

if (lacking.length > 0) {
  console.error(`Without a license that scripts/reports/license-rules.ts allows:`);
  console.error(`  ${lacking.join('\n  ')}`);
  process.exit(1);
}
console.log(`${installed.length} packages, all of them allowed`);

/** The license in an installed package's own package.json. Undefined if it is not installed. */
function licenseIn(path: string): string | undefined {
  try {
    const { license, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as {
      license?: string | { type: string };
      licenses?: { type: string }[];
    };
    const declared = license ?? licenses?.[0];
    return typeof declared === 'object' ? declared.type : declared;
  } catch {
    return undefined;
  }
}
