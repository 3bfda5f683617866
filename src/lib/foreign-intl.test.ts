/** Browsers whose `Intl` knows less than ours: nothing that visitors see may fail for it. */
import { afterEach, expect, test, vi } from 'vitest';
import { eachRow } from './testing/each-row.ts';
import { isKnownZone } from './wall-clock.ts';
import { regionName } from './region-name.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As if the browser lacked a part of `Intl`. */
function withoutIntl(part: 'DisplayNames' | 'Segmenter'): void {
  const known = Object.getOwnPropertyNames(Intl).filter((name) => name !== part);
  const rest = known.map((name) => [name, Intl[name as keyof typeof Intl]]);
  vi.stubGlobal('Intl', Object.fromEntries(rest));
}

test('a country has its name, or its code where that is all there is', () => {
  expect(regionName('DE', 'en-US')).toBe('Germany');
  expect(regionName('no country', 'en-US')).toBe('no country');
  expect(regionName('DE', 'no_locale')).toBe('DE');
  withoutIntl('DisplayNames');
  expect(regionName('DE', 'en-US')).toBe('DE');
});

test('words are counted without a segmenter, with the same result for plain text', async () => {
  const texts = [
    ['', 0],
    ['Three of us retype notes.', 5],
    ["It doesn't take long, 24 hours", 6],
    ['Bücher über Züge', 3],
  ] as const;
  for (const how of ['with', 'without']) {
    if (how === 'without') withoutIntl('Segmenter');
    vi.resetModules();
    const { wordsIn } = await import('#src/domain/posts/minutes-to-read.ts');
    await eachRow(texts, ([text, words]) => expect(wordsIn(text)).toBe(words));
  }
});

test('a zone that cannot be shown is not used', () =>
  eachRow(['Etc/Unknown', 'Mars/Olympus_Mons', '', undefined], (zone) => expect(isKnownZone(zone)).toBe(false)));
