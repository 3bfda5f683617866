import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { allowed } from './allow-list.data.ts';
import { settleAddresses } from './addresses.ts';
import { Budget } from './budget.ts';
import { fitIntoPage } from './fit-into-page.ts';

/** More passes than any known HTML needs to become stable; beyond that it is an attack. */
const MOST_READINGS = 5;

/**
 * Safe HTML from HTML of any origin: parsed as a browser does, reduced to the allow-list and serialized. Nothing may
 * change the result afterwards.
 *
 * The result is parsed again until that changes nothing: without a removed element, a browser may nest its siblings
 * differently. So the checked tree is the tree in the page.
 *
 * @throws {ContentTooLarge}
 */
export function sanitise(source: string): string {
  let clean = reduce(source);
  for (let reading = 1; reading < MOST_READINGS; reading++) {
    const again = reduce(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return '';
}

function reduce(source: string): string {
  const tree = readHtml(source);
  fitIntoPage(tree);
  const safe = sanitize(fromParse5(tree), allowed);
  settleAddresses(safe);
  return toHtml(safe);
}

/** The parsing context: in it, stray parts of a table are ignored and swallow no text. */
const place = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/** HTML as a browser reads it into a page. @throws {ContentTooLarge} */
function readHtml(source: string): DefaultTreeAdapterTypes.DocumentFragment {
  const budget = new Budget();
  const createElement: typeof defaultTreeAdapter.createElement = (name, namespace, attributes) => {
    budget.addElement();
    budget.addAttributes(attributes.reduce((sum, { value }) => sum + value.length, 0));
    return defaultTreeAdapter.createElement(name, namespace, attributes);
  };
  return parseFragment(place, source, { treeAdapter: { ...defaultTreeAdapter, createElement } });
}
