/** What people write. */
export const ordinaryTexts = [
  '# One\n\n## Two\n\nText with *light*, **bold**, ~~gone~~ and `code`.  \nA [link](/a "b") and\n![a](/b)',
  '- one\n  - two\n\n1. three\n\n> said\n\n```js\nlet a;\n```\n\n    code\n\n---\n\n|a|b|\n|:-|-:|\n|1|2|\n',
  '[a]: https://a.example\n\n[a] <https://b.example> &copy; \\*no\\* a<col>b <td>c</td> <u>d</u>',
  '[A card](https://www.example.com/a "example.com")\n\n<p class="link-card">no card</p>',
];

/** Names of elements that are allowed, removed, or read by browsers in their own way. */
export const elements =
  'p div section h1 h2 ul ol li dl dt dd blockquote pre a b i strong em s small span code q br hr img nobr ' +
  'table caption colgroup col thead tbody tr td th details summary figure figcaption article main center font ' +
  'marquee script style title textarea noscript template xmp plaintext listing svg math foreignObject desc mi ' +
  'mtext mglyph annotation-xml path form input button select option iframe object embed video source body html ' +
  'head frameset base meta link x-y ruby rt dialog';

/** Addresses on this site and others, of other schemes, and of code. */
export const addressWords = [
  '/here #part there.html //evil.example \\\\evil.example https://a.example/?b=<c> HTTP://A.example',
  'mailto:a@b.example tel:+15125550100 ftp://a.example blob:x javascript:alert(1) https://[ x:y',
  'JaVaScRiPt&colon;alert(1) vbscript:x data:text/html,<script>alert(1)</script>',
];
