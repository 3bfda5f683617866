import type { Card } from '#src/domain/posts/card.ts';
import type { CoverKinds } from '#src/domain/posts/cover.ts';

/*
 * What stands for a post in a page that is filled later (pages/shells): its fields are marks of
 * domain/template.ts, by their places in PostPage.
 */

/** For the page's head. */
export const metaMarks = marks('meta.', ['title', 'description', 'keywords']);

/** The picture that stands for it. */
export const shareMarks = marks('share.', ['address', 'alt']);

/** The links at its end. */
export const nextMarks = {
  newer: marks('next.newer.', ['title', 'href']),
  older: marks('next.older.', ['title', 'href']),
};

/** A card under it, in a block `each:related`. */
export function cardMarks(texts: readonly string[]): Card {
  return {
    ...marks('', ['id', 'category', 'hue', 'thumbnail', 'href', 'publishedAt', 'portrait']),
    cover: coverMarks('cover'),
    newTab: false,
    texts: marks('texts.', texts),
    // Numbers are words in a page.
  } as unknown as Card;
}

/** The view of a post, its drawn cover and its text. */
export function viewMarks<const Name extends string>(
  names: readonly Name[],
): Record<Name, string> & { cover: CoverKinds; contentHtml: string } {
  return {
    ...marks('view.', names),
    cover: coverMarks('view.cover'),
    contentHtml: '{{view.contentHtml:html}}',
  };
}

/** A block of JSON-LD by its number: Head.astro writes it as JSON, so its mark comes to stand in quotes. */
export function structuredDataMark(index: number): object {
  return `{{structuredData.${index}:json}}` as unknown as object;
}

function marks<const Name extends string>(
  prefix: string,
  names: readonly Name[],
): Record<Name, string> {
  const fields = names.map((name) => [name, `{{${prefix}${name}}}`]);
  return Object.fromEntries(fields) as Record<Name, string>;
}

function coverMarks(field: string): CoverKinds {
  return [0, 1, 2, 3, 4].map((place) => `{{${field}.${place}}}`) as unknown as CoverKinds;
}
