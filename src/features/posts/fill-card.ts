import type { Card } from '#src/domain/posts/card.ts';
import { fillPicture } from '#src/ui/fill-picture.ts';

/** Attributes of an external link. */
const EXTERNAL_LINK = { target: '_blank', rel: 'noopener', 'aria-describedby': 'new-tab' };

/**
 * Puts cards into a list, in order. Existing cards of the same posts are reused, so nothing flashes and the
 * focus is kept.
 *
 * @param blank copied for posts that have no card in the list yet.
 * @param behind appends to the existing cards; otherwise the cards of all other posts are removed.
 */
export function putCards(list: HTMLElement, blank: HTMLElement, cards: readonly Card[], behind: boolean): void {
  const known = new Map([...(list.children as HTMLCollectionOf<HTMLElement>)].map((item) => [item.dataset.post, item]));
  const ids = new Set(cards.map(({ id }) => String(id)));
  if (!behind) for (const [id, item] of known) if (!ids.has(id ?? '')) item.remove();
  const first = behind ? list.children.length : 0;
  const fresh = behind ? cards.filter(({ id }) => !known.has(String(id))) : cards;
  for (const [index, card] of fresh.entries()) {
    const item = known.get(String(card.id)) ?? (blank.cloneNode(true) as HTMLElement);
    fillCard(item, card);
    const place = list.children[first + index] ?? null;
    if (place !== item) list.insertBefore(item, place);
  }
}

/**
 * Fills a card with a post, changing only what differs: a card that is already right keeps its picture and
 * its focus.
 *
 * @param item the card's list item, from Board.astro or copied from its template.
 */
function fillCard(item: HTMLElement, card: Card): void {
  item.dataset.post = String(card.id);
  item.dataset.category = card.category;
  item.dataset.hue = String(card.hue);
  for (const part of item.querySelectorAll<HTMLElement>('[data-part]')) {
    const text = card.texts[part.dataset.part ?? ''] ?? '';
    if (part.textContent !== text) part.textContent = text;
  }
  item.querySelector('article')?.setAttribute('aria-labelledby', `post-${card.id}`);
  item.querySelector('time')?.setAttribute('datetime', card.publishedAt);
  item.dataset.cover = card.cover;
  const heading = item.querySelector('h2');
  if (heading) heading.id = `post-${card.id}`;
  fillLink(item.querySelector('a'), card);
  fillPicture(item, 'thumbnail', card.thumbnail);
  fillPicture(item, 'portrait', card.portrait);
}

function fillLink(link: HTMLAnchorElement | null, { href, newTab }: Card): void {
  link?.setAttribute('href', href);
  for (const [name, value] of Object.entries(EXTERNAL_LINK)) {
    if (newTab) link?.setAttribute(name, value);
    else link?.removeAttribute(name);
  }
}
