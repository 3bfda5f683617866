import type { Element, ElementContent, Parents } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { allowed } from '#src/domain/render/allow-list.data.ts';
import { renderHtml } from '#src/domain/render/render.ts';
import { element, elementsIn, isElement, readTree, replaceIn } from './html-tree.ts';
import type { ImportedPost, Note } from './imported-post.ts';
import type { OldLinks } from './old-links.ts';
import type { Picture } from './site-client.ts';

/** Elements whose text stays when they are taken away, and which draw nothing of their own. */
const WRAPPERS =
  'html body head h1 h2 center font big tt strike acronym article aside header footer main nav address picture source track ruby rb rt rp bdi bdo wbr nobr colgroup col hgroup search data label legend fieldset label';

const kept = new Set([...(allowed.tagNames ?? []), ...WRAPPERS.split(' ')]);
const removed = new Set([...(allowed.strip ?? []), 'form', 'input', 'dialog', 'base', 'meta', 'link']);

/** Elements that a link stands for. */
const embeds = { iframe: 'embed', embed: 'embed', object: 'embed', video: 'video', audio: 'video' } as const;

export interface ImportSurroundings {
  links: OldLinks;
  /** Puts a picture into the library, if it can. */
  bring: (address: string, alt: string) => Promise<Picture | undefined>;
  note: (note: Omit<Note, 'of'>) => void;
}

/**
 * The text of a post as the site would render it: embeds as links, pictures of its own library where they could be brought,
 * links to other posts as they are here. What is lost is noted.
 *
 * @throws {ContentTooLarge}
 */
export async function importedContent(
  html: string,
  base: ImportedPost['base'],
  around: ImportSurroundings,
): Promise<string> {
  const { links, bring, note } = around;
  const root = readTree(html);
  replaceIn(root, (node, parent) => (node.type === 'element' ? fitting(node, parent, note) : undefined));
  for (const { properties } of elementsIn(root, 'img')) {
    // Programs that load pictures late keep the address beside a stand-in.
    const { src, alt, dataSrc } = properties;
    const address = typeof dataSrc === 'string' ? dataSrc : src;
    if (typeof address !== 'string' || address === '') continue;
    const picture = await bring(address, typeof alt === 'string' ? alt : '');
    properties.src = picture?.url ?? address;
    // So that the text below does not move when it arrives.
    if (picture && !properties.width && !properties.height) {
      const { width, height } = picture;
      Object.assign(properties, { width, height });
    }
  }
  for (const { properties, children } of elementsIn(root, 'a')) {
    const { href } = properties;
    if (typeof href !== 'string') continue;
    // A small picture that leads to the large one.
    const isPicture = /\.(jpe?g|png|gif|webp|avif)$/i.test(href.split(/[?#]/)[0] ?? '');
    if (isPicture && children.some((child) => isElement(child, 'img'))) {
      properties.href = (await bring(href, ''))?.url ?? href;
      continue;
    }
    const here = links.resolve(href, base);
    if (here === 'old') note({ kind: 'link', what: href });
    else if (here) properties.href = here;
  }
  return renderHtml(toHtml(root)).trim();
}

function fitting(node: Element, parent: Parents, note: ImportSurroundings['note']): ElementContent[] | undefined {
  const { tagName } = node;
  if (tagName in embeds) {
    const address = addressOf(node);
    note({ kind: embeds[tagName as keyof typeof embeds], what: address || `<${tagName}>` });
    if (!URL.canParse(address, 'https://here.invalid')) return [];
    const link = element('a', { href: address }, address);
    return isElement(parent, 'p', 'span', 'a', 'strong', 'em') ? [link] : [element('p', {}, link)];
  }
  if (removed.has(tagName)) {
    note({ kind: 'removed', what: `<${tagName}>` });
    return tagName === 'form' ? node.children : [];
  }
  if (!kept.has(tagName)) note({ kind: 'component', what: `<${tagName}>` });
  return undefined;
}

function addressOf(node: Element): string {
  const { src, data, dataSrc } = node.properties;
  const own = [src, dataSrc, data].find((value) => typeof value === 'string' && value !== '');
  const inner = elementsIn(node, 'source')
    .map(({ properties }) => properties.src)
    .find((value) => typeof value === 'string');
  const address = String(own ?? inner ?? '');
  return address.startsWith('//') ? `https:${address}` : address;
}
