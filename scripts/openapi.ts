/** `npm run openapi [-- --check]`: writes (or checks) the OpenAPI document, and the list of calls in docs/api.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { app } from '#api/app.ts';
import { describeApi } from '#api/openapi/describe-api.ts';
import { callsOf } from './reports/calls.ts';

const DOCUMENT = 'api/openapi/openapi.json';
const PAGE = 'docs/api.md';

const described = describeApi(app);
const page = readFileSync(PAGE, 'utf8');
const files = {
  [DOCUMENT]: `${JSON.stringify(described, null, 2)}\n`,
  [PAGE]: page.replace(/(?<=<!-- npm run openapi -->\n\n)[^#]*/, () => callsOf(described.paths)),
};

for (const [path, content] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(path, content);
  else if (readFileSync(path, 'utf8') !== content) throw new Error(`${path} is out of date: npm run openapi`);
}
