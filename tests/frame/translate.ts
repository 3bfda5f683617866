import type { Page } from '@playwright/test';

/** As translators of browsers do: an element in an element around every text, also around each that comes later. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || /^(font|script|style|textarea|option|title)$/i.test(parent.localName)) continue;
        // As editors of text mark themselves.
        if (!text.data.trim() || parent.closest('[translate=no]')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        // The text is a new one: the one that React knows is gone.
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) wrap(node.nodeType === Node.TEXT_NODE ? target : node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}
