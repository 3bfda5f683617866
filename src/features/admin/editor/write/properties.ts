import type { Element, Properties } from 'hast';

/** The visual editor has no place for this part of a source. */
export class NotHeld extends Error {}

/** The properties of an element. @throws NotHeld if it has others than these */
export function propertiesOf({ properties }: Element, ...names: string[]): Properties {
  const other = Object.keys(properties).find((name) => !names.includes(name));
  if (other !== undefined) throw new NotHeld(other);
  return properties;
}

/** The attributes of a picture. */
export function pictureOf(node: Element): Record<string, unknown> {
  const {
    src = '',
    alt = null,
    title = null,
    width = null,
    height = null,
  } = propertiesOf(node, ...['src', 'alt', 'title', 'width', 'height']);
  return { src, alt, title, width, height };
}

/** Elements within a text that the visual editor shows and keeps, but has no button for. */
export const TAGS: readonly string[] = [
  ...['sub', 'sup', 'mark', 'small', 'ins', 'kbd', 'samp', 'var', 'q', 'cite', 'dfn'],
];
