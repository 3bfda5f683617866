/** The page without scripts of an agency that words the consent itself, and has to be named on every page. */
import { expect, test, vi } from 'vitest';
import { HttpFailure } from '#api/http/http-failure.ts';
import { failedContactPage } from './contact-page.ts';

vi.mock('#src/content/site.ts', () => import('../../tests/another-agency/site.ts'));
vi.mock('#src/content/messages.ts', () => import('../../tests/another-agency/messages.ts'));
vi.mock('#src/content/consent.ts', () => import('../../tests/another-agency/consent.ts'));
vi.mock('#src/content/navigation.data.ts', () => import('../../tests/another-agency/navigation.data.ts'));

test('says so in its words, and links its Impressum', async () => {
  const failure = new HttpFailure(422, 'Fehler', { errors: { company: ['Bitte geben Sie Ihr Unternehmen an'] } });
  const text = await failedContactPage(failure, { name: 'Ada' }).text();
  expect(text).toContain('<html lang="de-DE">');
  expect(text).toMatch(/Ich habe die <a href="\/privacy-policy"[^>]*>Datenschutzerklärung<\/a> gelesen\./);
  expect(text).toContain('<a href="/impressum">Impressum</a>');
  expect(text).not.toMatch(/Privacy|Submit|Company/);
});
