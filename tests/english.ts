/** Finds English words of the engine on a page in another language. */
import type { Page } from '@playwright/test';
import * as own from '#src/content/messages.ts';
import * as english from '#src/messages/en/index.ts';

/** A text of so many words is also found within others; a shorter one has to be all that is said. */
const SENTENCE = 3;

/** The texts of a catalog: whole messages, and of those with names and numbers what stands between these. */
function textsOf(catalog: object): string[] {
  const messages = Object.values(catalog).flatMap((part) => (typeof part === 'object' ? Object.values(part) : []));
  return messages.flatMap((message: unknown) => {
    if (typeof message === 'string') return [message];
    const literals = String(message).matchAll(/`((?:[^`\\]|\\.)*)`|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g);
    const texts = Array.from(literals, ([, template, single, double]) => template ?? single ?? double ?? '');
    return texts.flatMap((text) => text.split(/\$\{[^}]*\}/)).filter((text) => wordsIn(text) >= SENTENCE);
  });
}

const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What the site's language says in the same way, and a name that is one in every language. */
const spoken = new Set([...textsOf(own).map(plain), 'Signal Board']);
/** Without what both languages say in the same way. */
const foreign = textsOf(english)
  .map(plain)
  .filter((text) => /\p{L}{2}/u.test(text) && !spoken.has(text));
const [sentences, labels] = [
  foreign.filter((text) => wordsIn(text) >= SENTENCE),
  new Set(foreign.filter((text) => wordsIn(text) < SENTENCE)),
];

/** The texts of a page, those that are heard or not shown yet too, in which the engine speaks English. */
export async function englishIn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const read = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof HTMLTemplateElement) read(node.content);
        if (node instanceof Element) {
          for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content']) {
            found.push(node.getAttribute(name) ?? '');
          }
        } else if (!node.parentElement?.closest('script, style')) found.push(node.textContent ?? '');
      }
    };
    read(document.documentElement);
    return found;
  });
  return [...new Set(texts.map(plain))].filter(
    (text) => labels.has(text) || sentences.some((sentence) => text.includes(sentence)),
  );
}
