/** Tags of Jekyll (Liquid) and Hugo in Markdown: those that are text or a link become it, the others are named and left out. */
import type { ImportedPost } from './imported-post.ts';

type Notes = ImportedPost['notes'][number][];

const openings = { '{%': '%}', '{{<': '>}}', '{{%': '%}}', '{{': '}}' } as const;

/** Where a line begins or ends a block of code. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** @returns Markdown without tags; what was left out is added to `notes` */
export function withoutTags(markdown: string, notes: Notes): string {
  let fence = '';
  return highlights(markdown)
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1] ?? '';
      const ends = fence !== '' && mark.startsWith(fence);
      if (fence === '' && mark !== '') fence = mark;
      else if (ends) fence = '';
      return fence === '' && !ends ? replaceTags(line, notes) : line;
    })
    .join('\n');
}

/** Code in tags is code in a fence. */
function highlights(markdown: string): string {
  return markdown
    .replace(/^\{%-? *highlight +(\w*).*?%\}$/gm, '```$1')
    .replace(/^\{%-? *endhighlight *-?%\}$/gm, '```')
    .replace(/^\{\{[<%] *highlight +(\w*).*?[>%]\}\}$/gm, '```$1')
    .replace(/^\{\{[<%] *\/ *highlight *[>%]\}\}$/gm, '```');
}

function replaceTags(line: string, notes: Notes): string {
  let done = '';
  let rest = line;
  for (;;) {
    const start = rest.search(/\{[{%]/);
    if (start === -1) return done + rest;
    const open = (Object.keys(openings) as (keyof typeof openings)[])
      .toSorted((a, b) => b.length - a.length)
      .find((sign) => rest.startsWith(sign, start));
    const close = open && openings[open];
    const end = open && close ? rest.indexOf(close, start + open.length) : -1;
    if (!open || !close || end === -1) return done + rest;
    const inner = rest
      .slice(start + open.length, end)
      .replace(/^-|-$/g, '')
      .trim();
    done += rest.slice(0, start) + meaningOf(inner, rest.slice(start, end + close.length), notes);
    rest = rest.slice(end + close.length);
  }
}

function meaningOf(inner: string, tag: string, notes: Notes): string {
  const [name = '', ...words] = inner.split(/\s+/);
  const value = words.join(' ').replace(/^["']|["']$/g, '');
  const named = (key: string) =>
    new RegExp(`\\b${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(inner)?.slice(1).find(Boolean) ?? '';
  if (/^(raw|endraw|comment|endcomment)$/.test(name) || /^site\.(baseurl|url)$/.test(inner)) return '';
  if (/^(post_url|link|ref|relref)$/.test(name)) return value;
  if (/relative_url|absolute_url/.test(inner)) return /["']([^"']*)["']/.exec(inner)?.[1] ?? '';
  if (name === 'figure' && named('src')) return `![${named('alt') || named('caption')}](<${named('src')}>)`;
  if (name === 'youtube' || name === 'vimeo') {
    const id = named('id') || value;
    const address = name === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
    notes.push({ kind: 'video', what: address });
    return `<${address}>`;
  }
  notes.push({ kind: 'shortcode', what: tag });
  return '';
}
