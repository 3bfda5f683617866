import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '#src/content/site.ts';
import { language } from '#src/content/messages.ts';
import type { Catalog, Complete } from './catalog.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';

/** Every language. */
const languages = { en, de };

/** One that lacks a message, or says it with other parameters, is an error of types here, which names each. */
const catalogs: { [Name in keyof typeof languages]: Complete<(typeof languages)[Name]> } = languages;

/** The messages of a language by name, such as `contact.submit`. */
function messagesOf(catalog: Catalog): [name: string, message: unknown][] {
  return Object.entries(catalog).flatMap(([part, messages]) =>
    typeof messages !== 'object'
      ? []
      : Object.entries(messages).map(([name, message]): [string, unknown] => [`${part}.${name}`, message]),
  );
}

/** The messages that a source file says by their part of the catalog, such as `contact.submit`; the admin says some in English. */
function saidIn(source: string): string[] {
  const imports = /import \{([^}]*)\} from '(?:(?:#src\/content|\.)\/messages|#src\/messages\/en\/index)\.ts'/g;
  const imported = Array.from(source.matchAll(imports), ([, names = '']) => names.split(','));
  return imported.flat().flatMap((each) => {
    const [part = '', name = part] = each.trim().split(' as ');
    return Array.from(source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, message]) => `${part}.${message}`);
  });
}

test('no message is without a use', () => {
  // A new site says the consent of its language until the owner words one.
  const files = globSync('{src,api,functions,server,integrations,scripts/new-site}/**/*.{ts,tsx,astro}', {
    exclude: ['**/*.test.ts'],
  });
  const said = new Set(files.flatMap((file) => saidIn(readFileSync(file, 'utf8'))));
  const unsaid = messagesOf(en).filter(([name]) => !said.has(name));
  // What another message of the same part says.
  const within = ([name]: [string, unknown]) => {
    const [part = '', message = ''] = name.split('.');
    return readFileSync(`src/messages/en/${part}.ts`, 'utf8').split(new RegExp(`\\b${message}\\b`)).length > 2;
  };
  expect(unsaid.filter((each) => !within(each)).map(([name]) => name)).toEqual([]);
});

test('the words of the site are in the language of its locale', () => {
  expect(new Intl.Locale(site.locale).language).toBe(language);
});

test.each(Object.entries<Catalog>(catalogs))('%s names itself, and no message is empty', (name, catalog) => {
  expect(catalog.language).toBe(name);
  const inStyles = readFileSync('src/messages/words.css', 'utf8');
  expect(name === 'en' || inStyles.includes(`:root:lang(${name})`), 'words of styles').toBe(true);
  const empty = messagesOf(catalog).filter(([, message]) => typeof message === 'string' && message.trim() === '');
  expect(empty).toEqual([]);
});
