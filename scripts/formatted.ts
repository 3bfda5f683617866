import { readFileSync } from 'node:fs';
import { format, type Oxfmtrc } from 'oxfmt';

const CONFIG = new URL('../.oxfmtrc.json', import.meta.url);

/** A text as `npm run fix` leaves it in a file of that name. @throws where it is not of the file's language */
export async function formatted(path: string, text: string): Promise<string> {
  const { ignorePatterns: _all, overrides: _some, ...style } = JSON.parse(readFileSync(CONFIG, 'utf8')) as Oxfmtrc;
  const { code, errors } = await format(path, text, style);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
