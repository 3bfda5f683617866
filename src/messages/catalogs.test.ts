import { expect, test } from 'vitest';
import { site } from '#src/content/site.ts';
import { language } from '#src/content/messages.ts';
import type { Catalog } from './catalog.ts';
import * as en from './en/index.ts';

/** Every language: one that lacks a message, or says it with other parameters, is an error of types here. */
const catalogs: Record<string, Catalog> = { en };

/** The messages of a language by name, such as `contact.submit`. */
function messagesOf(catalog: Catalog): [name: string, message: unknown][] {
  return Object.entries(catalog).flatMap(([part, messages]) =>
    typeof messages === 'string'
      ? []
      : Object.entries(messages).map(([name, message]): [string, unknown] => [`${part}.${name}`, message]),
  );
}

test('the words of the site are in the language of its locale', () => {
  expect(new Intl.Locale(site.locale).language).toBe(language);
});

test.each(Object.entries(catalogs))('%s names itself, and no message is empty', (name, catalog) => {
  expect(catalog.language).toBe(name);
  const empty = messagesOf(catalog).filter(([, message]) => typeof message === 'string' && message.trim() === '');
  expect(empty).toEqual([]);
});
