import { getSchema } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blog } from '#src/content/posts/blog.ts';
import { signalBoard } from '#src/content/posts/signal-board.ts';
import type { Language } from '../content/tools.ts';
import { extensionsFor } from './schema.ts';
import { SourceBlocks } from './source-blocks.ts';
import { neighbors, samples } from './testing/samples.data.ts';

const schemas = {
  html: getSchema(extensionsFor('html')),
  markdown: getSchema(extensionsFor('markdown')),
};

function open(source: string, language: Language) {
  const schema = schemas[language];
  const blocks = new SourceBlocks(schema, language);
  const doc = blocks.read(source);
  doc.check();
  return { blocks, doc, schema };
}

/** The document with other top-level nodes. */
function withNodes(doc: Node, change: (nodes: readonly Node[]) => Node[]): Node {
  return doc.copy(Fragment.from(change(doc.children)));
}

describe.each(['html', 'markdown'] as const)('%s', (language) => {
  test.each(Object.entries(samples[language]))('%s: untouched, every byte stays', (_, [source, shown]) => {
    const { blocks, doc, schema } = open(source, language);
    expect(doc.children.map(({ type }) => type.name).join(' ')).toBe(shown);
    expect(blocks.write(doc)).toBe(source);
    // The editor keeps an empty paragraph at the end to type in.
    const trailed = withNodes(doc, (nodes) => [...nodes, schema.node('paragraph')]);
    expect(blocks.write(trailed)).toBe(source);
  });

  test.each(Object.entries(samples[language]))(
    '%s: where a paragraph is changed, all other bytes stay',
    (_, [source]) => {
      const { blocks, doc, schema } = open(source, language);
      let from = 0;
      doc.children.forEach((node, index) => {
        const raw = blocks.write(schema.node('doc', null, [node])).trim();
        from = source.indexOf(raw, from);
        const to = from + raw.length;
        if (node.type.name === 'paragraph' && raw !== '') {
          const typed = node.copy(node.content.addToEnd(schema.text(' Typed.')));
          const changed = withNodes(doc, (nodes) => nodes.with(index, typed));
          const written = blocks.write(changed);
          expect(written.slice(0, from)).toBe(source.slice(0, from));
          expect(written.slice(written.length - source.length + to)).toBe(source.slice(to));
          expect(written).toContain('Typed.');
          // A change that is undone leaves no trace.
          const undone = node.type.create(node.attrs, node.content);
          expect(blocks.write(withNodes(changed, (nodes) => nodes.with(index, undone)))).toBe(source);
        }
        from = to;
      });
    },
  );

  test('any samples after each other: every byte stays, also of those that swallow others', () => {
    const sources = Object.values(samples[language]).map(([source]) => source);
    const some = fc.array(fc.constantFrom(...sources), { minLength: 2, maxLength: 6 });
    const between = fc.constantFrom('', '\n', '\n\n', ' ', '\r\n\t');
    fc.assert(
      fc.property(some, between, (parts, gap) => {
        const source = parts.join(gap);
        const { blocks, doc } = open(source, language);
        expect(blocks.write(doc)).toBe(source);
      }),
      { numRuns: 150 },
    );
  });

  test('a new block comes with the line breaks that are usual', () => {
    const source = { html: '<p>A</p>\n\n<p>B</p>\n', markdown: 'A\n\nB\n' }[language];
    const { blocks, doc, schema } = open(source, language);
    const added = schema.node('paragraph', null, [schema.text('New')]);
    const written = blocks.write(withNodes(doc, (nodes) => nodes.toSpliced(1, 0, added)));
    expect(written).toBe({ html: '<p>A</p>\n\n<p>New</p>\n\n<p>B</p>\n', markdown: 'A\n\nNew\n\nB\n' }[language]);
  });

  test('a block of an earlier reading, brought back by undo, is still itself', () => {
    const source = { html: '<P>A</P>\n<p>B</p>', markdown: '*A*\n\n*B*' }[language];
    const { blocks, doc } = open(source, language);
    blocks.read('Something else entirely.');
    expect(blocks.write(doc)).toBe(source);
  });
});

test('a heading that becomes a paragraph does not run into the text below it', () => {
  const { blocks, doc, schema } = open('# Title\nText', 'markdown');
  const plain = schema.node('paragraph', { block: doc.child(0).attrs.block }, [schema.text('Title')]);
  expect(blocks.write(withNodes(doc, (nodes) => nodes.with(0, plain)))).toBe('Title\n\nText');
});

/** Writes the last item of a list anew. */
function typedIn(list: Node): Node {
  const item = list.lastChild;
  const words = item?.firstChild;
  if (!item || !words) throw new Error('Not a list');
  const typed = words.copy(words.content.addToEnd(list.type.schema.text('!')));
  return list.copy(list.content.replaceChild(list.childCount - 1, item.copy(item.content.replaceChild(0, typed))));
}

test.each(neighbors)('neighboring lists stay two: %j', (source, index, expected) => {
  const { blocks, doc } = open(source, 'markdown');
  const changed = withNodes(doc, (nodes) => nodes.with(index, typedIn(doc.child(index))));
  expect(blocks.write(changed)).toBe(expected);
  const lists = (each: Node) => each.children.filter(({ type }) => /List$/.test(type.name)).length;
  expect(lists(open(expected, 'markdown').doc)).toBe(lists(doc));
});

test('two lists stay two where the paragraph between them is deleted', () => {
  const { blocks, doc } = open('- one\n\nText\n\n- two', 'markdown');
  const written = blocks.write(withNodes(doc, (nodes) => nodes.toSpliced(1, 1)));
  expect(written).toBe('- one\n\n<!-- -->\n\n- two');
});

test('of the demo posts, only lists of terms are shown as source', () => {
  const sources = [
    ...blog.map(({ content }) => ({ content, language: 'html' as const })),
    ...signalBoard.map(({ content }) => ({ content, language: 'markdown' as const })),
  ];
  for (const { content, language } of sources) {
    if (!content) continue;
    const { blocks, doc } = open(content, language);
    expect(blocks.write(doc)).toBe(content);
    const shown = doc.children.filter(({ type }) => type.name === 'source');
    expect(shown.map(({ textContent }) => textContent).filter((text) => !/^<dl>/.test(text))).toEqual([]);
  }
});
