import type { Language } from '../../tools.ts';

interface Sample {
  source: string;
  /** The nodes that the visual editor shows it as. */
  shown: string[];
}

/** Sources that a visual editor is likely to spoil. */
export const samples: Readonly<Record<Language, Readonly<Record<string, Sample>>>> = {
  markdown: {
    nothing: { source: '', shown: ['paragraph'] },
    'blank lines alone': { source: '\n\n', shown: ['paragraph'] },
    'blank lines around': {
      source: '\n\nOne.\n\n\n\nTwo.\n\n\n',
      shown: ['paragraph', 'paragraph'],
    },
    'two ways to emphasize': { source: 'An *early* and a __bold__ word.', shown: ['paragraph'] },
    'hard breaks': { source: 'One  \nTwo\\\nThree', shown: ['paragraph'] },
    'wrapped lines': {
      source: 'One line\nand its end.\n\nNext.',
      shown: ['paragraph', 'paragraph'],
    },
    headings: {
      source: 'Title\n=====\nText\n## Sub ##\nMore\n\n### Third',
      shown: ['heading', 'paragraph', 'heading', 'paragraph', 'heading'],
    },
    'a comment': {
      source: 'Before.\n\n<!-- TK: ask Ines -->\n\nAfter.',
      shown: ['paragraph', 'source', 'paragraph'],
    },
    'a comment in a paragraph': { source: 'Say <!-- what? --> it.', shown: ['source'] },
    footnotes: {
      source: 'A claim.[^1]\n\nAnother.\n\n[^1]: The source of it.\n',
      shown: ['source', 'paragraph', 'source'],
    },
    'a table': {
      source:
        'Figures:\n\n| Task | Hours |\n|:--|--:|\n| Invoices | **6** |\n| A \\| B | 2 |\n\nDone.',
      shown: ['paragraph', 'table', 'paragraph'],
    },
    lists: {
      source: '* one\n* two\n    1. deep\n    2. deeper\n* three\n\nText\n\n3) third\n4) fourth',
      shown: ['bulletList', 'paragraph', 'orderedList'],
    },
    'a loose list': { source: '- one\n\n- two\n\n  more of two\n', shown: ['bulletList'] },
    'a task list': { source: '- [ ] ask\n- [x] count\n', shown: ['source'] },
    'code, fenced and indented': {
      source: '```js\nconst a = 1;\n\n<b>\n```\n\n~~~~\n```\n~~~~\n\n    indented\n\nEnd',
      shown: ['codeBlock', 'codeBlock', 'codeBlock', 'paragraph'],
    },
    'code with more than a language': { source: '```js title="a.js"\na\n```', shown: ['source'] },
    'code that is never closed': {
      source: 'Text\n\n```\ncode\n\n',
      shown: ['paragraph', 'codeBlock'],
    },
    'defined links': {
      source:
        'See [the list][list] and [list].\n\n[list]: https://example.com/list "The list"\n\nEnd.',
      shown: ['paragraph', 'source', 'paragraph'],
    },
    'HTML blocks': {
      source:
        '<div class="note">\n\nInside *it*.\n\n</div>\n\n<details><summary>More</summary>\nText\n</details>\n',
      shown: ['source', 'paragraph', 'source', 'source'],
    },
    'HTML in a line': { source: 'Press <kbd>Ctrl</kbd>, H<sub>2</sub>O.', shown: ['source'] },
    'entities and escapes': {
      source: 'A&nbsp;B &amp; C \\*not\\* 1\\. &copy; <https://example.com/?a=1&b=2>',
      shown: ['paragraph'],
    },
    quotes: { source: '> One\n> two\n>\n> > deeper\n\nEnd', shown: ['blockquote', 'paragraph'] },
    'lazy quotes': { source: '> One\nstill one\n\nEnd', shown: ['blockquote', 'paragraph'] },
    pictures: {
      source: '![A [card]](/media/a.jpg "Title")\n\nWith ![icon](/i.png) in it.',
      shown: ['paragraph', 'paragraph'],
    },
    rules: {
      source: 'One\n\n***\n\nTwo\n\n- - -\n',
      shown: ['paragraph', 'horizontalRule', 'paragraph', 'horizontalRule'],
    },
    'Windows line breaks': {
      source: '# One\r\n\r\nTwo\r\nlines\r\n\r\n- a\r\n- b\r\n',
      shown: ['heading', 'paragraph', 'bulletList'],
    },
    'no blank line between': {
      source: '# Title\nText\n- a\n- b\n***\nEnd',
      shown: ['heading', 'paragraph', 'bulletList', 'horizontalRule', 'paragraph'],
    },
    'shortcodes and mathematics': {
      source: '{{< figure src="a" >}}\n\n$$x^2$$ and a_b_c',
      shown: ['paragraph', 'paragraph'],
    },
    strikethrough: { source: 'Not ~~this~~ but `that` and **`both`**.', shown: ['paragraph'] },
  },
  html: {
    nothing: { source: '', shown: ['paragraph'] },
    'line breaks around': {
      source: '\n<p>One.</p>\n\n\n<p>Two.</p>\n\n',
      shown: ['paragraph', 'paragraph'],
    },
    'no line breaks': {
      source: '<h2>A</h2><p>B</p><p>C</p>',
      shown: ['heading', 'paragraph', 'paragraph'],
    },
    'a comment': {
      source: '<p>A</p>\n<!-- TK: ask Ines -->\n<p>B</p>',
      shown: ['paragraph', 'source', 'paragraph'],
    },
    'a comment in a paragraph': { source: '<p>A <!-- why? --> b</p>', shown: ['source'] },
    'attributes it would lose': {
      source: '<p class="lead">A</p>\n<p><a href="/x" id="x">B</a></p>\n<p lang="de">C</p>',
      shown: ['source', 'source', 'source'],
    },
    'unknown tags': {
      source: '<aside>A</aside>\n<p>B <blink>c</blink></p>\n<my-box></my-box>',
      shown: ['source', 'source', 'source'],
    },
    'loose text': {
      source: 'Words <b>without</b> a home\n<p>A</p>\nand more',
      shown: ['source', 'paragraph', 'source'],
    },
    'paragraphs without an end': {
      source: '<p>One\n<p>Two\n<p>Three',
      shown: ['paragraph', 'paragraph', 'paragraph'],
    },
    'tags that are never closed': {
      source: '<p>One</p>\n<b>Two<p>Three</p>',
      shown: ['paragraph', 'source'],
    },
    'tags that cross': { source: '<p><b>One</p><p>Two</b></p>', shown: ['source'] },
    'stray ends': {
      source: '<p>One</p></div>\n<p>Two</p>',
      shown: ['paragraph', 'source', 'paragraph'],
    },
    'capital letters': {
      source: '<P>One <STRONG>two</STRONG></P>\n<HR>\n<UL><LI>a</UL>',
      shown: ['paragraph', 'horizontalRule', 'bulletList'],
    },
    'a table': {
      source:
        '<table>\n<thead><tr><th>A</th><th align="right">B</th></tr></thead>\n<tbody>\n<tr><td>1</td><td align="right">2</td></tr>\n</tbody>\n<tfoot><tr><th scope="row">Sum</th><td align="right">2</td></tr></tfoot>\n</table>\n<p>End</p>',
      shown: ['table', 'paragraph'],
    },
    'complex tables': {
      source:
        '<table><caption>C</caption><tr><td>1</td></tr></table>\n<table><tr><td colspan="2">1</td></tr></table>\n<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>\n<table><tr><td><ul><li>a</li></ul></td></tr></table>',
      shown: ['source', 'source', 'source', 'source'],
    },
    lists: {
      source:
        '<ul>\n  <li>One</li>\n  <li>Two\n    <ol start="3"><li>Deep</li></ol>\n  </li>\n</ul>\n<ul><li><p>A</p></li><li><p>B</p><p>C</p></li></ul>\n<ol reversed><li>x</li></ol>',
      shown: ['bulletList', 'bulletList', 'source'],
    },
    'a list of terms': { source: '<dl><dt>A</dt><dd>B</dd></dl>', shown: ['source'] },
    code: {
      source:
        '<pre><code class="language-js">const a = 1;\n\n  &lt;b&gt;\n</code></pre>\n<pre>plain\n  text</pre>\n<p><code>x</code> and <b><code>y</code></b></p>',
      shown: ['codeBlock', 'codeBlock', 'paragraph'],
    },
    quotes: {
      source:
        '<blockquote>Said.</blockquote>\n<blockquote>\n  <p>One</p>\n  <p>Two</p>\n</blockquote>\n<blockquote>A <cite>Ines</cite></blockquote>',
      shown: ['blockquote', 'blockquote', 'blockquote'],
    },
    pictures: {
      source:
        '<p>A</p><img src="/media/a.jpg" alt="B">\n<figure><img src="/a.png" alt="" width="10" height="5"><figcaption>A <em>card</em></figcaption></figure>\n<p>In <img src="/i.png"> it</p>\n<img src="/b.png" class="left">',
      shown: ['paragraph', 'figure', 'figure', 'paragraph', 'source'],
    },
    entities: {
      source: '<p>A&nbsp;B &amp; C &copy; "quoted" <br>next<br/>last &#8212; end</p>',
      shown: ['paragraph'],
    },
    marks: {
      source:
        '<p>H<sub>2</sub>O <kbd>Ctrl</kbd> <u>u</u> <del>d</del> <i>i</i> <a href="/x" title="T">a <b>b</b></a></p>',
      shown: ['paragraph'],
    },
    'wrapped lines': {
      source: '<p>\n  One line\n  and its end.\n</p>\n<section>\n  <p>In it</p>\n</section>',
      shown: ['paragraph', 'source'],
    },
    'a script': {
      source: '<p>A</p><script>alert(1)</script>\n<style>p{}</style>',
      shown: ['paragraph', 'source', 'source'],
    },
    'Windows line breaks': {
      source: '<p>One</p>\r\n<p>Two\r\nlines</p>\r\n<pre>a\r\nb</pre>\r\n',
      shown: ['paragraph', 'paragraph', 'codeBlock'],
    },
    'an empty paragraph': {
      source: '<p>A</p>\n<p>&nbsp;</p>\n<p></p>\n<p>B</p>',
      shown: ['paragraph', 'paragraph', 'paragraph', 'paragraph'],
    },
    'a whole document': {
      source: '<!doctype html>\n<html><body><p>A</p></body></html>',
      shown: ['source', 'paragraph', 'source'],
    },
  },
};
