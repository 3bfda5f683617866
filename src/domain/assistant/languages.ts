import { contactUs, linkText } from './fact.ts';

const page = linkText({ label: 'Services and prices', href: '/services' });
const person = linkText(contactUs);

/** Languages in which people ask, recognized by words that English lacks, with our reply. */
const languages = [
  {
    words:
      'cuánto cuanto cuesta cuestan qué cómo dónde quiero necesito un una para con los las el por hola gracias usted ustedes español hablan habla sitio en de la',
    says: `Solo leo y respondo en inglés: los precios están en ${page}, y una persona le ayuda por ${person}.`,
  },
  {
    words:
      'combien coûte coute quel quelle vous nous je voudrais bonjour merci un une pour avec les des le est français parlez faites de la',
    says: `Je ne lis et ne réponds qu’en anglais : les prix sont sur la page ${page}, et une personne vous aide par ${person}.`,
  },
  {
    words:
      'wie wieviel viel kostet kosten ein eine einen ich wir sie möchte brauche haben guten danke bitte für mit und der das deutsch sprechen ist',
    says: `Ich lese und antworte nur auf Englisch: Die Preise stehen auf der Seite ${page}, und ein Mensch hilft über ${person}.`,
  },
  {
    words:
      'quanto custa custam quero preciso vocês você um uma para com olá obrigado português falam fala fazem é',
    says: `Só leio e respondo em inglês: os preços estão na página ${page}, e uma pessoa ajuda por ${person}.`,
  },
].map(({ words, says }) => ({ words: new Set(words.split(' ')), says }));

/** Fewer words of a language, or a smaller share of the text, may be a name or a coincidence. */
const WORDS = 2;
const PART = 0.4;

/** If a text is in one of four other languages: one sentence in it, saying that we read only English. */
export function englishOnly(text: string): string | undefined {
  const typed = [...new Set(text.toLowerCase().match(/\p{L}+/gu))];
  const [best] = languages
    .map(({ words, says }) => ({ says, count: typed.filter((word) => words.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  return best && best.count >= WORDS && best.count >= PART * typed.length ? best.says : undefined;
}
