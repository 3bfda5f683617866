/** What office programs put into the clipboard beside the text: styles by class, comments, and codes of fields. */
import { classOf, isElement, isHidden, type Nodes, type Style, styleFrom, styleOf } from './nodes.ts';

/** Styles by class, from the style sheets: spreadsheets format their cells only there. */
export type ClassStyles = ReadonlyMap<string, Style>;

/** A rule for one class, such as `.xl65 {font-weight:700;}`, or on macOS `span.s1 {text-decoration: line-through}`. */
const CLASS_RULE = /(?:^|[\s},>-])(?:[a-z]\w*)?\.([\w-]+)\s*\{([^}]*)\}/g;

export function classStylesOf(nodes: Nodes): ClassStyles {
  const styles = new Map<string, Style>();
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const sheet = isElement(node, 'style') ? node.children.map((child) => ('value' in child ? child.value : '')) : [];
    for (const [, name = '', declarations = ''] of sheet.join('').matchAll(CLASS_RULE)) {
      styles.set(name, { ...styles.get(name), ...styleFrom(declarations) });
    }
    for (const [name, style] of classStylesOf(node.children)) styles.set(name, style);
  }
  return styles;
}

/** Word's comments: their anchors in the text, and their list at its end; and those of LibreOffice's cells. */
export function isComment(node: Nodes[number]): boolean {
  if (!isElement(node)) return false;
  if (isElement(node, 'comment')) return true;
  const { 'mso-element': part = '', 'mso-special-character': sign } = styleOf(node);
  const isAnchor = /\bmsocom(?:anchor|off|txt)\b/.test(classOf(node)) || sign === 'comment';
  return isAnchor || part === 'comment' || part === 'comment-list';
}

/**
 * Without the codes of Word's fields, such as `HYPERLINK "…"`: what is between the beginning of a field and its
 * separator, or its end if it has no result.
 */
export function withoutFieldCodes(nodes: Nodes): Nodes {
  /** The fields around the current node, and whether it belongs to their code. */
  const open: { isCode: boolean }[] = [];
  const kept = (node: Nodes[number]): Nodes => {
    const part = isElement(node) && styleOf(node)['mso-element'];
    if (part === 'field-begin') open.push({ isCode: true });
    if (part === 'field-end') open.pop();
    const field = open.at(-1);
    if (part === 'field-separator' && field) field.isCode = false;
    if (isElement(node) && !isHidden(node)) {
      const children = node.children.flatMap(kept);
      return children.length > 0 || node.children.length === 0 ? [{ ...node, children }] : [];
    }
    return open.some(({ isCode }) => isCode) ? [] : [node];
  };
  const result = nodes.flatMap(kept);
  // The copied part ends within a code: nobody knows what belongs to it.
  return open.some(({ isCode }) => isCode) ? nodes : result;
}
