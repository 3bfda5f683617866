import type { Page } from '@playwright/test';
import { ALARMS, EVENTS } from './watch.data.ts';

/**
 * Watches a page for scripts that run, and for requests, windows and navigations that should not happen.
 *
 * @param own requests that belong to the page itself
 * @returns what happened, one line each, as it happens
 */
export async function watch(page: Page, own: (url: string) => boolean): Promise<string[]> {
  const happened: string[] = [];
  await page.exposeFunction('tellTheTest', (line: string) => happened.push(line));
  await page.addInitScript((alarms) => {
    const report = (line: string) => (window as unknown as { tellTheTest: (line: string) => void }).tellTheTest(line);
    for (const name of alarms) {
      Object.defineProperty(window, name, {
        value: (...said: unknown[]) => report(`${name}(${said.map(String).join()})`),
      });
    }
  }, ALARMS);
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => happened.push(`an error: ${error.message}`));
  page.on('popup', (popup) => happened.push(`a window: ${popup.url()}`));
  page.on('frameattached', () => happened.push('a frame'));
  page.on('request', (request) => {
    // Pictures may come from anywhere by design.
    if (own(request.url()) || request.resourceType() === 'image') return;
    happened.push(`a request: ${request.resourceType()} ${request.url().slice(0, 200)}`);
  });
  return happened;
}

/**
 * Triggers on every element what a user could do without following a link, and inspects the resulting DOM.
 *
 * @param root selector of the element that contains the attack strings
 * @returns elements that a post may not have, addresses that a browser would run
 */
export function touchEverything(page: Page, root: string): Promise<string[]> {
  return page.evaluate(
    async ({ root, events }) => {
      const found: string[] = [];
      const stay = (event: Event) => event.preventDefault();
      addEventListener('click', stay, true);
      addEventListener('submit', stay, true);
      const elements = [...document.querySelectorAll(`${root} *`)];
      for (const element of elements) {
        for (const { name } of element.attributes) {
          if (/^on|^style$|^is$|^slot$|^srcdoc$|^formaction$/i.test(name)) {
            found.push(`${element.outerHTML.slice(0, 200)}`);
          }
        }
        for (const name of ['href', 'src', 'action', 'data'] as const) {
          const address = String((element as unknown as Record<string, unknown>)[name] ?? '');
          if (/^\s*(javascript|vbscript|data|blob|filesystem):/i.test(address)) found.push(address);
        }
        if (/^(script|style|link|base|meta|iframe|object|embed|form)$/i.test(element.localName)) {
          found.push(`<${element.localName}>`);
        }
        for (const type of events) element.dispatchEvent(new Event(type, { cancelable: true }));
      }
      // Time for timers and for errors of pictures that do not load.
      await new Promise((resolve) => setTimeout(resolve, 50));
      removeEventListener('click', stay, true);
      removeEventListener('submit', stay, true);
      return found;
    },
    { root, events: EVENTS },
  );
}
