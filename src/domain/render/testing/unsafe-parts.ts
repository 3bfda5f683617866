import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { attributes, idPrefix, protocols, tags } from './safe-parts.data.ts';

/** An origin that no post can name: addresses that resolve to it are our own. */
const HERE = 'https://here.invalid';

type Element = DefaultTreeAdapterTypes.Element;

/** What is in the tree that a browser would build. */
export function nodesOf(html: string): DefaultTreeAdapterTypes.ChildNode[] {
  const below = (parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.ChildNode[] =>
    parent.childNodes.flatMap((node) => ('childNodes' in node ? [node, ...below(node)] : [node]));
  return below(parseFragment(html));
}

export function textOf(html: string): string {
  return nodesOf(html)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}

/** Unsafe parts of a post's HTML, a line each; empty if it is safe. */
export function unsafeParts(html: string): string[] {
  return nodesOf(html).flatMap((node) => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [`a ${node.nodeName}`];
    if (node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`<${node.tagName}> of another kind`];
    return [
      ...(tags.has(node.tagName) ? [] : [`<${node.tagName}>`]),
      ...node.attrs.flatMap((attribute) => unsafeAttribute(node, attribute)),
      ...unsafeLink(node),
    ];
  });
}

function unsafeAttribute({ tagName }: Element, { name, value }: Element['attrs'][number]): string[] {
  const said = `<${tagName} ${name}="${value}">`;
  if (!attributes.has(name) || /[<>]/.test(value)) return [said];
  if (name === 'id') return value.startsWith(idPrefix) ? [] : [said];
  if (name !== 'href' && name !== 'src') return [];
  const { protocol } = new URL(value, HERE);
  return protocols[name].includes(protocol) ? [] : [said];
}

/** A link out of the site opens a tab of its own, which cannot reach back; one within it does not. */
function unsafeLink({ tagName, attrs }: Element): string[] {
  const of = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  const href = of('href');
  const url = tagName === 'a' && href !== undefined ? new URL(href, HERE) : undefined;
  const leads = url && /^https?:$/.test(url.protocol) && url.origin !== HERE;
  const wanted = leads ? ['_blank', 'noopener'] : [undefined, undefined];
  const found = [of('target'), of('rel')];
  return found.join() === wanted.join() ? [] : [`<${tagName} href="${href}"> with ${found}`];
}
