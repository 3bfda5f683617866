import type { Element } from 'hast';

/** Declarations of a style attribute, in lower case, by property. */
export type Style = Readonly<Record<string, string>>;

export function styleOf({ properties }: Element): Style {
  const declarations = String(properties.style ?? '').split(';');
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.toLowerCase().split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

export function classOf({ properties }: Element): string {
  return [properties.className].flat().join(' ');
}

/** Invisible content: Word's internal notes, and anchors of links to headings. */
export function isHidden(node: Element): boolean {
  const style = styleOf(node);
  return (
    style.display === 'none' ||
    style['mso-list'] === 'ignore' ||
    String(node.properties.ariaHidden) === 'true'
  );
}
