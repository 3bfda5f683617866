/** Elements that run their handlers on their own, or that invite a click. */
export const elements = [
  'img src=x',
  'image src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'details open',
  'marquee',
  'iframe',
  'object data=x',
  'embed src=x',
  'style',
  'link rel=x',
  'select autofocus',
  'textarea autofocus',
  'button',
  'a href=/',
  'p',
  'x-y',
  'math',
  'table',
];

export const handlers = [
  'onerror',
  'onload',
  'onfocus',
  'onclick',
  'onmouseover',
  'ontoggle',
  'onstart',
  'onbegin',
  'onpointerenter',
  'onanimationstart',
  'onauxclick',
  'onbeforetoggle',
  'onwheel',
  'oncopy',
];

export const schemes = ['javascript', 'vbscript', 'data:text/html,<script>a', 'livescript', 'blob'];
