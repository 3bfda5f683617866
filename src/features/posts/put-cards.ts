import type { Card } from '#src/domain/posts/card.ts';
import { fillCard } from './fill-card.ts';

/**
 * Puts cards into a list, in order. Existing cards of the same posts are reused, so nothing flashes and the
 * focus is kept.
 *
 * @param blank copied for posts that have no card in the list yet.
 * @param behind appends to the existing cards; otherwise the cards of all other posts are removed.
 */
export function putCards(
  list: HTMLElement,
  blank: HTMLElement,
  cards: readonly Card[],
  behind: boolean,
): void {
  const known = new Map(
    [...(list.children as HTMLCollectionOf<HTMLElement>)].map((item) => [item.dataset.post, item]),
  );
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
