import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attackStrings } from '../../../tests/attack-strings/attack-strings.ts';
import { RENDER_VERSION, renderHtml, renderMarkdown } from './render.ts';
import { allowed } from './sanitise.ts';

/** The version, and the SHA-256 of what it makes of the sources below. */
const made = {
  version: 3,
  digest: 'd5cd699ebbb03c8a84aebb7b1225b0d2218de0aef1f18b9ca1eaf6d98726d0f0',
};

/** What people write, and what should never reach a page. */
const sources = [
  '# One\n\n## Two\n\nText with *light*, **bold**, ~~gone~~ and `code`.  \nA [link](/a "b") and\n![a](/b)',
  '- one\n  - two\n\n1. three\n\n> said\n\n```js\nlet a;\n```\n\n    code\n\n---\n\n|a|b|\n|:-|-:|\n|1|2|\n',
  '[a]: https://a.example\n\n[a] <https://b.example> &copy; \\*no\\* a<col>b <td>c</td> <u>d</u>',
  '[A card](https://www.example.com/a "example.com")\n\n<p class="link-card">no card</p>',
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
