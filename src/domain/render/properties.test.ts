import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderHtml, renderMarkdown } from './render.ts';
import { textOf, unsafeParts } from './testing/unsafe-parts.ts';

const name = fc.constantFrom(
  ...['p', 'div', 'section', 'h1', 'h2', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
  ...['a', 'b', 'i', 'strong', 'em', 's', 'small', 'span', 'code', 'q', 'br', 'hr', 'img', 'nobr'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'td', 'th'],
  ...['details', 'summary', 'figure', 'figcaption', 'article', 'main', 'center', 'font', 'marquee'],
  ...[
    'script',
    'style',
    'title',
    'textarea',
    'noscript',
    'template',
    'xmp',
    'plaintext',
    'listing',
  ],
  ...['svg', 'math', 'foreignObject', 'desc', 'mi', 'mtext', 'mglyph', 'annotation-xml', 'path'],
  ...[
    'form',
    'input',
    'button',
    'select',
    'option',
    'iframe',
    'object',
    'embed',
    'video',
    'source',
  ],
  ...['body', 'html', 'head', 'frameset', 'base', 'meta', 'link', 'x-y', 'ruby', 'rt', 'dialog'],
);
const address = fc.constantFrom(
  ...[
    '/here',
    '#part',
    'there.html',
    '//evil.example',
    '\\\\evil.example',
    'https://a.example/?b=<c>',
  ],
  ...[
    'mailto:a@b.example',
    'tel:+15125550100',
    'HTTP://A.example',
    'ftp://a.example',
    'blob:x',
    '',
  ],
  ...['javascript:alert(1)', ' java\nscript:alert(1)', 'JaVaScRiPt&colon;alert(1)', 'vbscript:x'],
  ...['data:text/html,<script>alert(1)</script>', '&#106avascript:alert(1)', 'https://[', 'x:y'],
);
const attribute = fc.oneof(
  fc.tuple(fc.constantFrom('href', 'src', 'action', 'xlink:href', 'srcset', 'data'), address),
  fc.tuple(
    fc.constantFrom('onclick', 'onerror', 'style', 'id', 'name', 'class', 'target', 'rel', 'slot'),
    fc.constantFrom('alert(1)', '_self', 'opener', 'position:fixed', 'body', '', '"', "'>", '<b>'),
  ),
  fc.tuple(
    fc.constantFrom('title', 'alt', 'width', 'align', 'start', 'open', 'colspan', 'lang', 'is'),
    fc.constantFrom('', '1', 'left', '"><img src=x onerror=alert(1)>', '</p>', '&lt;b&gt;', '`'),
  ),
);
const opening = fc
  .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ' ', '\n>', '//>'))
  .map(
    ([tag, attributes, end]) =>
      `<${[tag, ...attributes.map(([key, value]) => `${key}="${value}"`)].join(' ')}${end}`,
  );
const link = fc
  .tuple(fc.constantFrom('a href', 'img src'), address)
  .map(([a, to]) => `<${a}="${to}">`);
const piece = fc.oneof(
  { weight: 1, arbitrary: link },
  { weight: 5, arbitrary: opening },
  { weight: 3, arbitrary: name.map((tag) => `</${tag}>`) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '<!--',
        '-->',
        '<!>',
        '<![CDATA[',
        ']]>',
        '<?xml',
        '&lt;',
        '&amp;',
        '&#0;',
        '&notit;',
        '\0',
      ],
      ...[
        '\n',
        '\n\n',
        '* ',
        '1. ',
        '> ',
        '`',
        '```\n',
        '|-|\n',
        '[a](',
        ')',
        '![',
        '](<',
        '~~',
        '\t',
      ],
    ),
  },
);
const soup = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
const renderers = fc.constantFrom(renderHtml, renderMarkdown);

/** Enough to find a slip within seconds; more by FUZZ=100000. */
const numRuns = Number(process.env.FUZZ ?? 3000);

test('whatever is typed, only what is allowed comes out', () => {
  fc.assert(
    fc.property(soup, renderers, (source, render) => {
      expect(unsafeParts(render(source))).toEqual([]);
    }),
    { numRuns },
  );
});

test('what was sanitised is sanitised: reading it again changes nothing', () => {
  fc.assert(
    fc.property(soup, renderers, (source, render) => {
      const html = render(source);
      expect(renderHtml(html)).toBe(html);
    }),
    { numRuns },
  );
});

test('text survives as it was typed, in either language', () => {
  // Without the signs that mean something in HTML or at the start of a line in Markdown.
  const text = fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 .,:;?%$€äßłé漢🙂“”’–'), minLength: 1 })
    .map((typed) => `x${typed}x`.replace(/\s+/g, ' '));
  fc.assert(
    fc.property(text, (typed) => {
      expect(textOf(renderHtml(`<p>${typed}</p>`))).toBe(typed);
      expect(textOf(renderMarkdown(typed)).trim()).toBe(typed);
    }),
  );
});

test('signs of HTML that are written out survive, too', () => {
  const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const text = fc.string({ unit: fc.constantFrom(...`<>&"'/=!-ab `), minLength: 1 });
  fc.assert(
    fc.property(text, (typed) => {
      expect(textOf(renderHtml(`<p>${escape(typed)}</p>`))).toBe(typed);
    }),
  );
});
