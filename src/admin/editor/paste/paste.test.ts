import { expect, test } from 'vitest';
import { placeBlocks } from './paste.ts';

/** Inserts blocks at the mark, or in place of the text between two marks. */
function put(marked: string): string {
  const [before = '', ...rest] = marked.split('|');
  const after = rest.at(-1) ?? '';
  const text = rest.length > 1 ? before + rest[0] + after : before + after;
  const { from, to, insert } = placeBlocks('BLOCKS', {
    text,
    from: before.length,
    to: text.length - after.length,
  });
  return text.slice(0, from) + insert + text.slice(to);
}

test.each([
  ['|', 'BLOCKS'],
  ['One|', 'One\n\nBLOCKS'],
  ['One\n|', 'One\n\nBLOCKS'],
  ['One\n\n|\n\nTwo', 'One\n\nBLOCKS\n\nTwo'],
  ['One |more| word', 'One \n\nBLOCKS\n\n word'],
  ['<p>|</p>', 'BLOCKS'],
  ['<h2>A</h2>\n<p>\n  |\n</p>', '<h2>A</h2>\n\nBLOCKS'],
  ['<p>a|</p>', '<p>a\n\nBLOCKS\n\n</p>'],
])('%j becomes %j', (before, after) => {
  expect(put(before)).toBe(after);
});
