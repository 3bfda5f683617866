/**
 * A link card is a paragraph that is one link, whose title is the host that it leads to. Either language can say so, no
 * other page is fetched, and feeds and programs that know nothing of cards show a link.
 */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseUrl } from '#src/contracts/parse-url.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** The class of a paragraph that is a card. */
export const LINK_CARD = 'link-card';

/** The host of a link to another site, without "www."; undefined for other addresses. */
export function hostOf(address: string): string | undefined {
  const url = parseUrl(address);
  const isOfTheWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isOfTheWeb ? url.host.replace(/^www\./, '') : undefined;
}

/** Whether a link asks to be shown as a card. */
export function isCardLink(address: string, title: string | null | undefined): boolean {
  return Boolean(title) && title === hostOf(address);
}

/** Gives a paragraph its class if it is a card. The form alone decides: a class that somebody typed is removed. */
export function markLinkCard(paragraph: Element): void {
  paragraph.attrs = paragraph.attrs.filter(({ name }) => name !== 'class');
  const [link, ...others] = paragraph.childNodes.filter((node) => !isBlank(node));
  if (!link || others.length > 0 || link.nodeName !== 'a' || !('attrs' in link)) return;
  const valueOf = (wanted: string) => link.attrs.find(({ name }) => name === wanted)?.value;
  if (isCardLink(valueOf('href') ?? '', valueOf('title'))) {
    paragraph.attrs.push({ name: 'class', value: LINK_CARD });
  }
}

function isBlank(node: Child): boolean {
  return node.nodeName === '#comment' || ('value' in node && node.value.trim() === '');
}
