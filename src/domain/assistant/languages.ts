import { others } from '#src/content/language.ts';
import { assistant } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { contactUs, linkText } from './fact.ts';

const own = new Set(others.ownWords.split(' '));

const known = others.languages.map(({ words, says }) => ({
  words: new Set(words.split(' ')),
  says: says
    .replace('{page}', linkText({ label: assistant.servicesAndPrices, href: '/services' }))
    .replace('{person}', linkText(contactUs))
    .replace('{phone}', site.phone.text)
    .replace('{hours}', site.hours.text),
}));

/** Fewer words of a language, or a smaller share of the text, may be a name or a coincidence. */
const [WORDS, PART] = [2, 0.4];

/** If a text is in another language: one sentence in it, saying that we read only English, and where help is. */
export function englishOnly(text: string): string | undefined {
  const typed = [...new Set(text.toLowerCase().match(/\p{L}+/gu))];
  const met = (words: ReadonlySet<string>) => typed.filter((word) => words.has(word)).length;
  const [best] = known
    .map(({ words, says }) => ({ says, count: met(words) }))
    .sort((one, other) => other.count - one.count);
  const enough = Math.max(WORDS, PART * typed.length, met(own) + 1);
  return best && best.count >= enough ? best.says : undefined;
}
