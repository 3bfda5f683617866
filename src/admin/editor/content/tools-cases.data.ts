/** What tools do: a tool, a text with the selection between ⟦ and ⟧, and the same afterwards. */
type Case = readonly [tool: string, before: string, after: string];

export const inMarkdown: readonly Case[] = [
  ['bold', 'a ⟦word⟧ here', 'a **⟦word⟧** here'],
  ['bold', 'a **⟦word⟧** here', 'a ⟦word⟧ here'],
  ['bold', 'a ⟦⟧', 'a **⟦bold text⟧**'],
  ['italic', '**⟦word⟧**', '**_⟦word⟧_**'],
  ['heading', 'one\ntw⟦⟧o\nthree', 'one\n## tw⟦⟧o\nthree'],
  ['heading', '## tw⟦⟧o', 'tw⟦⟧o'],
  ['heading', '### tw⟦⟧o', '## tw⟦⟧o'],
  ['small-heading', 'tw⟦⟧o', '#### tw⟦⟧o'],
  ['numbered-list', '⟦- one\n- two⟧', '⟦1. one\n2. two⟧'],
  ['numbered-list', '⟦1. one\n2. two⟧', '⟦one\ntwo⟧'],
  ['list', '⟦one\ntwo⟧\nthree', '⟦- one\n- two⟧\nthree'],
  ['list', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
  ['quote', 'wo⟦⟧rds', '> wo⟦⟧rds'],
  ['code', 'a ⟦word⟧', 'a `⟦word⟧`'],
  ['code', '⟦one\ntwo⟧', '```\n⟦one\ntwo⟧\n```'],
  ['link', 'see ⟦this⟧.', 'see [this](⟦https://⟧).'],
  ['image', '⟦⟧', '![what the picture shows](⟦https://⟧)'],
  ['table', 'text⟦⟧', 'text\n\n| Before | After |\n| --- | --- |\n| ⟦Six hours⟧ | Ten minutes |\n'],
];

export const inHtml: readonly Case[] = [
  ['bold', '⟦word⟧', '<strong>⟦word⟧</strong>'],
  ['bold', '<strong>⟦word⟧</strong>', '⟦word⟧'],
  ['heading', '⟦Title⟧', '<h2>⟦Title⟧</h2>'],
  ['link', '⟦this⟧', '<a href="⟦https://⟧">this</a>'],
  ['list', '⟦one\ntwo⟧', '<ul>\n  <li>⟦one</li>\n  <li>two⟧</li>\n</ul>'],
  ['numbered-list', '⟦one\ntwo⟧', '<ol>\n  <li>⟦one</li>\n  <li>two⟧</li>\n</ol>'],
  ['subheading', '⟦Title⟧', '<h3>⟦Title⟧</h3>'],
  ['list', '⟦⟧', '<ul>\n  <li>⟦First point⟧</li>\n</ul>'],
  ['code', '⟦one\ntwo⟧', '<pre><code>⟦one\ntwo⟧</code></pre>'],
  ['image', '⟦a desk⟧', '<img src="⟦https://⟧" alt="a desk">'],
];

/** What is typed as an address, and which one is meant. */
export const typedAddresses: readonly (readonly [typed: string, address: string])[] = [
  ['example.com', 'https://example.com'],
  ['www.example.co.uk/a?b=c', 'https://www.example.co.uk/a?b=c'],
  ['ines@example.com', 'mailto:ines@example.com'],
  ['r&d@müller.example', 'mailto:r&d@müller.example'],
  ['\u202Aines@example.com\u202C', 'mailto:ines@example.com'],
  ['https://example.com', 'https://example.com'],
  ['/services', '/services'],
  ['#part', '#part'],
  ['tel:+15125550100', 'tel:+15125550100'],
  ['', ''],
];
