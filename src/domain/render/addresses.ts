import type { sanitize } from 'hast-util-sanitize';

type Node = ReturnType<typeof sanitize>;

/** Allowed schemes of links and of pictures, besides addresses of the site itself. */
const protocols = {
  href: ['https:', 'http:', 'mailto:', 'tel:'],
  src: ['https:', 'http:'],
};

/** An origin that no post can name: addresses that resolve to it are of this site. */
const HERE = 'https://here.invalid';

/**
 * Removes invalid and forbidden addresses, parsed as a browser does. External links open in a new tab without access to
 * this one. @param node a sanitised tree, not deeper than fit-into-page.ts leaves it
 */
export function settleAddresses(node: Node): void {
  if (node.type === 'element') {
    const { properties } = node;
    for (const name of ['href', 'src'] as const) {
      if (name in properties && !isAllowed(name, properties[name])) delete properties[name];
    }
    if (node.tagName === 'a' && leadsElsewhere(properties.href)) {
      Object.assign(properties, { target: '_blank', rel: ['noopener'] });
    }
  }
  if ('children' in node) node.children.forEach(settleAddresses);
}

function isAllowed(name: keyof typeof protocols, address: unknown): boolean {
  const url = read(address);
  return url !== null && protocols[name].includes(url.protocol);
}

function leadsElsewhere(address: unknown): boolean {
  const url = read(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== HERE;
}

function read(address: unknown): URL | null {
  return typeof address === 'string' ? URL.parse(address, HERE) : null;
}
