/** Finds words of the engine on a page that speaks another language. */
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

/** What a catalog says that another does not say in the same way; and a name is one in every language. */
function onlyOf(catalog: object, other: object) {
  const spoken = new Set([...textsOf(other).map(plain), 'Signal Board']);
  const foreign = textsOf(catalog)
    .map(plain)
    .filter((text) => /\p{L}{2}/u.test(text) && !spoken.has(text));
  const isSentence = (text: string) => wordsIn(text) >= SENTENCE;
  return {
    sentences: foreign.filter(isSentence),
    labels: new Set(foreign.filter((text) => !isSentence(text))),
  };
}

const onlyEnglish = onlyOf(english, own);
const onlyOwn = onlyOf(own, english);

/** The texts of a page, those that are heard or not shown yet too, in which the engine speaks English. */
export const englishIn = (page: Page) => saidIn(page, onlyEnglish);

/** The same on a page of the admin, which is English, in which the engine speaks the site's language. */
export const foreignIn = (page: Page) => saidIn(page, onlyOwn);

async function saidIn(page: Page, { sentences, labels }: ReturnType<typeof onlyOf>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const read = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const within = node instanceof Element ? node : node.parentElement;
        // What is said to be in another language than the page.
        if (within?.closest('html [lang]')) continue;
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
