import { expect, test } from 'vitest';
import { language } from '#src/content/messages.ts';
import * as chosen from '#src/content/language.ts';
import { site } from '#src/content/site.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import type { Language } from './language.ts';

/** Every language: one that lacks something, or has it in another form, is an error of types here. */
const languages: Record<string, Language> = { en, de };

test('the site understands the language that it speaks, or goes without what would have to', () => {
  const spoken = languages[language];
  if (spoken) expect(chosen.others.ownWords).toBe(spoken.others.ownWords);
  else expect(site.without).toEqual(expect.arrayContaining(['chat', 'calculator']));
});
