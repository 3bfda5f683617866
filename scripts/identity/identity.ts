import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as automationsFile from '#src/content/automations.ts';
import type * as projectsFile from '#src/content/projects.ts';
import type * as siteFile from '#src/content/site.ts';
import type * as teamFile from '#src/content/team.data.ts';

/** Whatever tells an agency apart: its names, places, addresses, people and products, and its sentences. */
export interface Identity {
  names: string[];
  /** Texts of seven words or more, with single spaces. */
  sentences: string[];
}

/** Words that a sentence of an agency has at least; shorter ones are labels that many sites share. */
const SENTENCE = 7;

/** Reads an agency's content, as in `src/content`. */
export async function identityOf(folder: string): Promise<Identity> {
  const files = (await readdir(folder, { recursive: true })).filter(
    // The first name what is the engine's, and fonts of `brand.data.ts` may be.
    (file) => /\.ts$/.test(file) && !/\.test\.ts$|^public|^(?:language|messages|trades|brand\.data)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  const of = <Content>(file: string) => modules[files.indexOf(file)] as Content;
  const { site } = of<typeof siteFile>('site.ts');
  const { team } = of<typeof teamFile>('team.data.ts');
  const { projects } = of<typeof projectsFile>('projects.ts');
  const { offerings } = of<typeof automationsFile>('automations.ts');
  const { address, phone, email, social, clientPortalUrl } = site;
  const names = [
    site.name,
    site.legalName,
    site.productName,
    `with ${site.assistant}`,
    address.street,
    address.city,
    address.postalCode,
    site.law.inFull,
    ...(site.timeZone === 'UTC' ? [] : [site.timeZone]),
    phone.text,
    phone.href.replace('tel:', ''),
    ...Object.values(email).map((one) => one.slice(one.indexOf('@') + 1)),
    ...social.map(({ href }) => href),
    ...(clientPortalUrl ? [new URL(clientPortalUrl).host] : []),
    ...[
      ...team.flatMap(({ id, name }) => [id, name]),
      ...projects.flatMap(({ slug, title }) => [slug, title]),
      ...offerings.flatMap(({ id, title }) => [id, title]),
    ].filter(isOfSeveralWords),
  ];
  const sentences = modules.flatMap(textsIn).map(singleSpaced);
  return {
    names: unique(names),
    sentences: unique(sentences.filter((text) => text.split(' ').length >= SENTENCE)),
  };
}

/** The parts of an identity that occur in a text, as whole words, whatever its line breaks. */
export function foundIn({ names, sentences }: Identity, text: string): string[] {
  const shown = singleSpaced(text);
  return [...names.filter((one) => hasWords(shown, one)), ...sentences.filter((one) => shown.includes(one))];
}

/** Whether nothing that could be of the same word stands before and after. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text.slice(0, at).at(-1) ?? '', text.charAt(at + words.length)];
    if (!around.some((sign) => /[\p{L}\p{N}_]/u.test(sign))) return true;
  }
  return false;
}

/** What an identity has and another one has not. */
export function without(identity: Identity, other: Identity): Identity {
  const rest = (list: string[], others: string[]) => list.filter((one) => !others.includes(one));
  return {
    names: rest(identity.names, other.names),
    sentences: rest(identity.sentences, other.sentences),
  };
}

/** A colleague called Mark and an automation called Invoices are words of many programs. */
function isOfSeveralWords(name: string): boolean {
  return /[\s-]/.test(name);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].filter(Boolean);
}
