/** What Intl knows of countries, locales, zones and money. Each reading gives the usual spelling of what was typed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '#server/plain-error.ts';
import { countriesBy, zonesBy } from './countries.data.ts';

const currencies = new Map(
  Object.entries(countriesBy).flatMap(([currency, countries]) => countries.split(' ').map((one) => [one, currency])),
);
const names = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const SOURCES = join(import.meta.dirname, '../../src');
/** The machine's own. */
const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** @throws {PlainError} unless it is two letters of ISO 3166, or such as UK that stand for them */
export function readCountry(typed: string): string {
  const country = /^[a-z]{2}$/i.test(typed) ? (new Intl.Locale(`und-${typed}`).region ?? '') : '';
  if (currencies.has(country)) return country;
  const called = [...currencies.keys()].find((one) => names.of(one)?.toLowerCase() === typed.toLowerCase());
  throw new PlainError(
    called
      ? `Please give the two letters of the country: ${called}.`
      : 'No such country. It is two letters, such as US or DE.',
  );
}

/** @throws {PlainError} unless dates and numbers can be written by it */
export function readLocale(typed: string): string {
  const usual = 'It is a language and a country, such as en-US or de-DE.';
  // As systems write it: de_DE.UTF-8.
  const [tag = ''] = attempt(() => Intl.getCanonicalLocales(typed.replace(/\..*$/, '').replaceAll('_', '-'))) ?? [];
  if (!tag) throw new PlainError(`This is no locale. ${usual}`);
  const { language, region } = new Intl.Locale(tag);
  const isKnown = languages.of(language) && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  if (!isKnown) throw new PlainError(`Nothing is known of the language ${language}. ${usual}`);
  if (region && /^[A-Z]/.test(region) && !currencies.has(region)) {
    throw new PlainError(`There is no country ${region}. ${usual}`);
  }
  return tag;
}

/** @throws {PlainError} unless it is the name of a zone: hours that never change, such as +01:00, are none */
export function readZone(typed: string): string {
  const zone = typed.replaceAll(' ', '_');
  const known = attempt(() => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  if (known && (zone.includes('/') || known === 'UTC'))
    return known.toLowerCase() === zone.toLowerCase() ? known : zone;
  const near = Intl.supportedValuesOf('timeZone').filter((one) => one.toLowerCase().includes(zone.toLowerCase()));
  throw new PlainError(
    near.length > 0 && near.length < 6
      ? `No such time zone. Did you mean ${near.join(' or ')}?`
      : 'No such time zone. It is a region and a city, such as America/New_York or Europe/Berlin.',
  );
}

/** @throws {PlainError} unless it is the money of a country today */
export function readCurrency(typed: string): string {
  const currency = typed.toUpperCase();
  if (currency in countriesBy) return currency;
  throw new PlainError('No such currency. It is three letters, such as USD or EUR.');
}

/**
 * The language of a locale where the engine has a folder of it, English otherwise: its own words are in `messages`, what it
 * understands in `languages`, and what people of a country call their trades in `trades`.
 */
export function languageIn(folder: 'languages' | 'messages' | 'trades', of: string): string {
  const { language } = new Intl.Locale(of);
  return existsSync(join(SOURCES, folder, language)) ? language : 'en';
}

/**
 * The locale of a country, or of whoever begins the site, in a language that the engine speaks: that of most people there if it is one,
 * so that no page is in two languages.
 */
export function proposedLocale(country: string | undefined): string {
  if (!country) return `${languageIn('messages', locale)}-${proposedCountry(locale)}`;
  return `${languageIn('messages', new Intl.Locale(`und-${country}`).maximize().baseName)}-${country}`;
}

export function proposedCountry(of: string): string {
  const { region } = new Intl.Locale(of).maximize();
  return region && currencies.has(region) ? region : 'US';
}

/** This machine's zone if it is one of the country, else that of most people there. */
export function proposedZone(country: string): string {
  // Not yet among the types of this TypeScript.
  const place = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] };
  const zones = place.getTimeZones?.() ?? [];
  return zones.includes(timeZone) ? timeZone : (zonesBy[country] ?? zones[0] ?? timeZone);
}

export function proposedCurrency(country: string): string {
  return currencies.get(country) ?? 'USD';
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
