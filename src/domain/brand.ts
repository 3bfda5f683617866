import { hash } from 'node:crypto';
import { brand } from '#src/content/brand.data.ts';
import type { Brand } from '#src/contracts/content/brand.ts';

/** A few letters that are others for every other brand: what is drawn from it has them in its address. */
export function versionOf(one: Brand): string {
  return hash('sha256', JSON.stringify(one)).slice(0, 8);
}

export const brandVersion = versionOf(brand);

/** The address of an icon among the content's public files. */
export function iconAddress(name: string): string {
  return `/${name}?v=${brandVersion}`;
}
