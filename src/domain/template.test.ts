import { expect, test } from 'vitest';
import { parseTemplate } from './template.ts';

const fill = (markup: string, fields: object) => parseTemplate(markup).fill({ ...fields });

test('a text is escaped, in an element and in an attribute', () => {
  const title = `<b>"Fish" & 'chips'</b>`;
  expect(fill('<p title="{{a.title}}">{{a.title}}</p>', { a: { title } })).toBe(
    '<p title="&lt;b&gt;&quot;Fish&quot; &amp; &#39;chips&#39;&lt;/b&gt;">' +
      '&lt;b&gt;&quot;Fish&quot; &amp; &#39;chips&#39;&lt;/b&gt;</p>',
  );
});

test('HTML stays as it is, and a list is asked for by place', () => {
  expect(fill('{{a.0:html}}{{a.1}}', { a: ['<p>one</p>', 2] })).toBe('<p>one</p>2');
});

test('a block of JSON holds a value that no script ends', () => {
  const data = { name: '</script><!-- $& "quoted"' };
  const filled = fill('<script type="application/ld+json">"{{data:json}}"</script>', { data });
  expect(filled).not.toMatch(/<\/script>.*<\/script>|<!--/);
  expect(JSON.parse(filled.replace(/<[^>]*>/g, ''))).toEqual(data);
});

test('what is not there is left out', () => {
  const markup =
    '<!--if:next-->a<!--if:next.older-->{{next.older}}<!--/if:next.older-->b<!--/if:next-->';
  expect(fill(markup, { next: { older: 'x' } })).toBe('axb');
  expect(fill(markup, { next: { older: null } })).toBe('ab');
  expect(fill(markup, { next: null })).toBe('');
  expect(fill('<!--if:list-->some<!--/if:list-->', { list: [] })).toBe('');
  expect(fill('{{nothing}}', { nothing: null })).toBe('');
});

test('each of a list has fields of its own', () => {
  const markup =
    '<!--each:cards--><li>{{title}}<!--if:note--> ({{note}})<!--/if:note--></li><!--/each:cards-->';
  const cards = [
    { title: 'A', note: null },
    { title: 'B', note: 'n' },
  ];
  expect(fill(markup, { cards, title: 'of the page' })).toBe('<li>A</li><li>B (n)</li>');
  expect(fill(markup, { cards: [] })).toBe('');
});

test('what a field says is never taken for a mark', () => {
  const sly = '{{secret}}<!--if:secret-->$&';
  expect(fill('{{a:html}}|{{a}}', { a: sly, secret: 'no' })).toBe(
    `${sly}|{{secret}}&lt;!--if:secret--&gt;$&amp;`,
  );
});

test('a mark without a field is an error, also one that every object has', () => {
  expect(() => fill('{{title}}', {})).toThrow('A template marks what is not given: title');
  expect(() => fill('{{constructor}}', {})).toThrow('constructor');
  expect(() => fill('{{a.b}}', { a: 'text' })).toThrow('a.b');
});

test('blocks have to be closed, in order', () => {
  expect(() => parseTemplate('<!--if:a-->')).toThrow('does not close <!--/if:a-->');
  expect(() => parseTemplate('<!--/if:a-->')).toThrow('has not opened');
  expect(() => parseTemplate('<!--if:a--><!--each:b--><!--/if:a--><!--/each:b-->')).toThrow();
});

test('braces and comments of the page itself stay', () => {
  const markup = 'try{let d={a:{b:1}}}catch{}<!-- if: a --><style>a{{}}</style>';
  expect(fill(markup, {})).toBe(markup);
});
