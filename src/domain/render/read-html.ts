import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { Budget } from './budget.ts';

/** The parsing context: in it, stray parts of a table are ignored and swallow no text. */
const place = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/**
 * HTML as a browser reads it into a page.
 *
 * @throws {ContentTooLarge}
 */
export function readHtml(source: string): DefaultTreeAdapterTypes.DocumentFragment {
  const budget = new Budget();
  const createElement: typeof defaultTreeAdapter.createElement = (name, namespace, attributes) => {
    budget.addElement();
    budget.addAttributes(attributes.reduce((sum, { value }) => sum + value.length, 0));
    return defaultTreeAdapter.createElement(name, namespace, attributes);
  };
  return parseFragment(place, source, { treeAdapter: { ...defaultTreeAdapter, createElement } });
}
