/** Bare addresses, which people write as text: each becomes a link. */
import type { ElementContent, Nodes, Text } from 'hast';
import { LinkifyIt } from 'linkify-it';

/** Within these, an address is a link already, or an example to copy. */
const LEFT_ALONE: readonly string[] = ['a', 'code', 'pre', 'kbd', 'samp', 'var'];

const finder = new LinkifyIt({ fuzzyLink: true });

/** Links the addresses in a text: with a scheme, beginning with `www.`, or of a mailbox. */
export function linkAddresses(node: Nodes): void {
  if (!('children' in node) || (node.type === 'element' && LEFT_ALONE.includes(node.tagName))) return;
  node.children.forEach(linkAddresses);
  // The types of a root's children and of an element's differ only in what a clean tree has not.
  node.children = (node.children as ElementContent[]).flatMap((child) =>
    child.type === 'text' ? linked(child) : [child],
  );
}

function linked(text: Text): ElementContent[] {
  const { value } = text;
  const found = (finder.match(value) ?? []).filter(isCertain);
  let end = 0;
  const parts = found.flatMap(({ index, lastIndex, url, text: words }): ElementContent[] => {
    const before = value.slice(end, index);
    end = lastIndex;
    const link = {
      type: 'element',
      tagName: 'a',
      properties: { href: url },
      children: [{ type: 'text', value: words }],
    };
    return [...(before ? [{ type: 'text' as const, value: before }] : []), link as ElementContent];
  });
  const rest = value.slice(end);
  return rest || parts.length === 0 ? [...parts, { type: 'text', value: rest }] : parts;
}

/** Without a scheme, `read.me` or `node.sh` is a word more often than a host. */
function isCertain({ schema, url, raw }: { schema: string; url: string; raw: string }): boolean {
  return schema === 'mailto:' || /^https?:\/\//i.test(raw) || (/^www\./i.test(raw) && URL.canParse(url));
}
