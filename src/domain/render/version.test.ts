import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attackStrings } from '../../../tests/attack-strings/attack-strings.ts';
import { RENDER_VERSION, renderHtml, renderMarkdown } from './render.ts';
import { allowed } from './sanitise.ts';

/** The version, and the SHA-256 of what it makes of the sources below. */
const made = {
  version: 2,
  digest: 'eeedb62bf48eb1b83100ecd55c89b09368ba09c5d59ac99da5a2e643e2766faf',
};

/** What people write, and what should never reach a page. */
const sources = [
  '# One\n\n## Two\n\nText with *light*, **bold**, ~~gone~~ and `code`.  \nA [link](/a "b") and\n![a](/b)',
  '- one\n  - two\n\n1. three\n\n> said\n\n```js\nlet a;\n```\n\n    code\n\n---\n\n|a|b|\n|:-|-:|\n|1|2|\n',
  '[a]: https://a.example\n\n[a] <https://b.example> &copy; \\*no\\* a<col>b <td>c</td> <u>d</u>',
  ...Object.values(attackStrings).flat(),
];

test('the version is raised with every change of what comes out', () => {
  const rendered = sources.map((source) => [renderHtml(source), renderMarkdown(source)]);
  const digest = createHash('sha256')
    .update(JSON.stringify([allowed, rendered]))
    .digest('hex');
  expect(
    made,
    'The same content comes out differently: raise RENDER_VERSION, and write it down here with the new digest.',
  ).toEqual({ version: RENDER_VERSION, digest });
});
