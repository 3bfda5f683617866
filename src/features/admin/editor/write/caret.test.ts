import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import type { Language } from '../content/tools.ts';
import { offsetAt, positionAt } from './caret.ts';
import { extensionsFor } from './schema.ts';
import { SourceBlocks } from './source-blocks.ts';

/** Sources with the cursor as `¦`, and the visible text before it. */
const cursors: readonly (readonly [Language, source: string, before: string])[] = [
  ['markdown', '## ¦Title\n\nText', ''],
  ['markdown', '## Ti¦tle\n\nText', 'Ti'],
  ['markdown', 'One.\n\nA **bold wo¦rd** and [a link](/link) here.', 'One.A bold wo'],
  ['markdown', 'A [link](/here) he¦re.', 'A link he'],
  ['markdown', '- one\n- ¦two\n- three', 'one'],
  ['markdown', '- one¦\n- two', 'one'],
  ['markdown', '| A | B |\n| --- | --- |\n| 1 | 22¦3 |', 'AB122'],
  ['markdown', 'A &amp; B &copy; C¦D', 'A & B © C'],
  ['markdown', 'One\n\n<!-- a co¦mment -->\n\nTwo', 'One<!-- a co'],
  ['html', '<p>One</p>\n<p>A <strong>strong st¦ory</strong></p>', 'OneA strong st'],
  ['html', '<table><tbody><tr><td>one</td><td>t¦wo</td></tr></tbody></table>', 'onet'],
  ['html', '<h2>¦Title</h2><p>Text</p>', ''],
  ['html', '<ul><li>One</li><li>Tw¦o</li></ul>\n<p>End</p>', 'OneTw'],
  ['html', '<section>\n  <p>In¦ it</p>\n</section>', '<section>\n  <p>In'],
];

test.each(cursors)('the cursor of %s is carried both ways: %j', (language, marked, before) => {
  const offset = marked.indexOf('¦');
  const schema = getSchema(extensionsFor(language));
  const blocks = new SourceBlocks(schema, language);
  const doc = blocks.read(marked.replace('¦', ''));
  const layout = blocks.layOut(doc);
  const position = positionAt(doc, offset, layout);
  expect(doc.textBetween(0, position, '', '')).toBe(before);
  expect(offsetAt(doc, position, layout)).toBe(offset);
});

test('a cursor after the text is at its end, and a text of nothing has one too', () => {
  for (const source of ['', '\n\n', 'One.\n\n\n', '---\n']) {
    const blocks = new SourceBlocks(getSchema(extensionsFor('markdown')), 'markdown');
    const doc = blocks.read(source);
    const layout = blocks.layOut(doc);
    const position = positionAt(doc, source.length, layout);
    expect(position).toBeLessThanOrEqual(doc.content.size);
    expect(offsetAt(doc, position, layout)).toBeLessThanOrEqual(source.length);
  }
});
