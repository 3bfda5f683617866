import type { Language } from '../../content/tools.ts';

/** A source, and the nodes that the visual editor shows it as. */
type Sample = readonly [source: string, shown: string];

/** Sources that a visual editor is likely to spoil. */
export const samples: Readonly<Record<Language, Readonly<Record<string, Sample>>>> = {
  markdown: {
    nothing: ['', 'paragraph'],
    'blank lines alone': ['\n\n', 'paragraph'],
    'blank lines around': ['\n\nOne.\n\n\n\nTwo.\n\n\n', 'paragraph paragraph'],
    'two ways to emphasize': ['An *early* and a __bold__ word.', 'paragraph'],
    'hard breaks': ['One  \nTwo\\\nThree', 'paragraph'],
    'wrapped lines': ['One line\nand its end.\n\nNext.', 'paragraph paragraph'],
    headings: ['Title\n=====\nText\n## Sub ##\nMore\n\n### Third', 'heading paragraph heading paragraph heading'],
    'a comment': ['Before.\n\n<!-- TK: ask Ines -->\n\nAfter.', 'paragraph source paragraph'],
    'a comment in a paragraph': ['Say <!-- what? --> it.', 'source'],
    footnotes: ['A claim.[^1]\n\nAnother.\n\n[^1]: The source of it.\n', 'source paragraph source'],
    'a table': [
      'Figures:\n\n| Task | Hours |\n|:--|--:|\n| Invoices | **6** |\n| A \\| B | 2 |\n\nDone.',
      'paragraph table paragraph',
    ],
    lists: [
      '* one\n* two\n    1. deep\n    2. deeper\n* three\n\nText\n\n3) third\n4) fourth',
      'bulletList paragraph orderedList',
    ],
    'a loose list': ['- one\n\n- two\n\n  more of two\n', 'bulletList'],
    'a task list': ['- [ ] ask\n- [x] count\n', 'source'],
    'code, fenced and indented': [
      '```js\nconst a = 1;\n\n<b>\n```\n\n~~~~\n```\n~~~~\n\n    indented\n\nEnd',
      'codeBlock codeBlock codeBlock paragraph',
    ],
    'code with more than a language': ['```js title="a.js"\na\n```', 'source'],
    'code that is never closed': ['Text\n\n```\ncode\n\n', 'paragraph codeBlock'],
    'defined links': [
      'See [the list][list] and [list].\n\n[list]: https://example.com/list "The list"\n\nEnd.',
      'paragraph source paragraph',
    ],
    'HTML blocks': [
      '<div class="note">\n\nInside *it*.\n\n</div>\n\n<details><summary>More</summary>\nText\n</details>\n',
      'source paragraph source source',
    ],
    'HTML in a line': ['Press <kbd>Ctrl</kbd>, H<sub>2</sub>O.', 'source'],
    'entities and escapes': ['A&nbsp;B &amp; C \\*not\\* 1\\. &copy; <https://example.com/?a=1&b=2>', 'paragraph'],
    quotes: ['> One\n> two\n>\n> > deeper\n\nEnd', 'blockquote paragraph'],
    'lazy quotes': ['> One\nstill one\n\nEnd', 'blockquote paragraph'],
    pictures: ['![A [card]](/media/a.jpg "Title")\n\nWith ![icon](/i.png) in it.', 'paragraph paragraph'],
    rules: ['One\n\n***\n\nTwo\n\n- - -\n', 'paragraph horizontalRule paragraph horizontalRule'],
    'Windows line breaks': ['# One\r\n\r\nTwo\r\nlines\r\n\r\n- a\r\n- b\r\n', 'heading paragraph bulletList'],
    'no blank line between': [
      '# Title\nText\n- a\n- b\n***\nEnd',
      'heading paragraph bulletList horizontalRule paragraph',
    ],
    'shortcodes and mathematics': ['{{< figure src="a" >}}\n\n$$x^2$$ and a_b_c', 'paragraph paragraph'],
    strikethrough: ['Not ~~this~~ but `that` and **`both`**.', 'paragraph'],
  },
  html: {
    nothing: ['', 'paragraph'],
    'line breaks around': ['\n<p>One.</p>\n\n\n<p>Two.</p>\n\n', 'paragraph paragraph'],
    'no line breaks': ['<h2>A</h2><p>B</p><p>C</p>', 'heading paragraph paragraph'],
    'a comment': ['<p>A</p>\n<!-- TK: ask Ines -->\n<p>B</p>', 'paragraph source paragraph'],
    'a comment in a paragraph': ['<p>A <!-- why? --> b</p>', 'source'],
    'attributes it would lose': [
      '<p class="lead">A</p>\n<p><a href="/x" id="x">B</a></p>\n<p lang="de">C</p>',
      'source source source',
    ],
    'unknown tags': ['<aside>A</aside>\n<p>B <blink>c</blink></p>\n<my-box></my-box>', 'source source source'],
    'loose text': ['Words <b>without</b> a home\n<p>A</p>\nand more', 'source paragraph source'],
    'paragraphs without an end': ['<p>One\n<p>Two\n<p>Three', 'paragraph paragraph paragraph'],
    'tags that are never closed': ['<p>One</p>\n<b>Two<p>Three</p>', 'paragraph source'],
    'tags that cross': ['<p><b>One</p><p>Two</b></p>', 'source'],
    'stray ends': ['<p>One</p></div>\n<p>Two</p>', 'paragraph source paragraph'],
    'capital letters': ['<P>One <STRONG>two</STRONG></P>\n<HR>\n<UL><LI>a</UL>', 'paragraph horizontalRule bulletList'],
    'a table': [
      '<table>\n<thead><tr><th>A</th><th align="right">B</th></tr></thead>\n<tbody>\n<tr><td>1</td><td align="right">2</td></tr>\n</tbody>\n<tfoot><tr><th scope="row">Sum</th><td align="right">2</td></tr></tfoot>\n</table>\n<p>End</p>',
      'table paragraph',
    ],
    'complex tables': [
      '<table><caption>C</caption><tr><td>1</td></tr></table>\n<table><tr><td colspan="2">1</td></tr></table>\n<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>\n<table><tr><td><ul><li>a</li></ul></td></tr></table>',
      'source source source source',
    ],
    lists: [
      '<ul>\n  <li>One</li>\n  <li>Two\n    <ol start="3"><li>Deep</li></ol>\n  </li>\n</ul>\n<ul><li><p>A</p></li><li><p>B</p><p>C</p></li></ul>\n<ol reversed><li>x</li></ol>',
      'bulletList bulletList source',
    ],
    'a list of terms': ['<dl><dt>A</dt><dd>B</dd></dl>', 'source'],
    code: [
      '<pre><code class="language-js">const a = 1;\n\n  &lt;b&gt;\n</code></pre>\n<pre>plain\n  text</pre>\n<p><code>x</code> and <b><code>y</code></b></p>',
      'codeBlock codeBlock paragraph',
    ],
    quotes: [
      '<blockquote>Said.</blockquote>\n<blockquote>\n  <p>One</p>\n  <p>Two</p>\n</blockquote>\n<blockquote>A <cite>Ines</cite></blockquote>',
      'blockquote blockquote blockquote',
    ],
    pictures: [
      '<p>A</p><img src="/media/a.jpg" alt="B">\n<figure><img src="/a.png" alt="" width="10" height="5"><figcaption>A <em>card</em></figcaption></figure>\n<p>In <img src="/i.png"> it</p>\n<img src="/b.png" class="left">',
      'paragraph figure figure paragraph source',
    ],
    entities: ['<p>A&nbsp;B &amp; C &copy; "quoted" <br>next<br/>last &#8212; end</p>', 'paragraph'],
    marks: [
      '<p>H<sub>2</sub>O <kbd>Ctrl</kbd> <u>u</u> <del>d</del> <i>i</i> <a href="/x" title="T">a <b>b</b></a></p>',
      'paragraph',
    ],
    'wrapped lines': [
      '<p>\n  One line\n  and its end.\n</p>\n<section>\n  <p>In it</p>\n</section>',
      'paragraph source',
    ],
    'a script': ['<p>A</p><script>alert(1)</script>\n<style>p{}</style>', 'paragraph source source'],
    'Windows line breaks': [
      '<p>One</p>\r\n<p>Two\r\nlines</p>\r\n<pre>a\r\nb</pre>\r\n',
      'paragraph paragraph codeBlock',
    ],
    'an empty paragraph': ['<p>A</p>\n<p>&nbsp;</p>\n<p></p>\n<p>B</p>', 'paragraph paragraph paragraph paragraph'],
    'a whole document': ['<!doctype html>\n<html><body><p>A</p></body></html>', 'source paragraph source'],
  },
};

/** Lists beside others: their source, which of its blocks gets another sign at its end, and the source afterwards. */
export const neighbors: readonly (readonly [string, number, string])[] = [
  ['* one\n* two\n\n- three', 0, '- one\n- two!\n\n<!-- -->\n\n- three'],
  ['- one\n+ two\n* three', 1, '- one\n\n<!-- -->\n\n- two!\n* three'],
  ['1. one\n\n1) two', 1, '1. one\n\n<!-- -->\n\n1. two!'],
  ['- one\n\n1. two', 0, '- one!\n\n1. two'],
  ['* [ ] ask\n\n- two', 1, '* [ ] ask\n\n- two!'],
  ['- one\n\n<!-- -->\n\n- two', 2, '- one\n\n<!-- -->\n\n- two!'],
];
