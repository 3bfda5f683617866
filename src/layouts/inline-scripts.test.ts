import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { HEAD_SCRIPT } from './inline-scripts.ts';

/** A page as far as the script in its head has to know it. */
function pageAt(hash: string) {
  const window = new EventTarget();
  const dataset: Record<string, string> = {};
  const page = {
    document: Object.assign(new EventTarget(), { documentElement: { dataset } }),
    location: { hash },
    localStorage: { theme: 'dark' },
    sessionStorage: {},
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    Event,
    window,
  };
  runInNewContext(HEAD_SCRIPT, page);
  return page;
}

test('before the first paint the page knows that scripts run, its theme, and what the URL leads to', () => {
  const { document } = pageAt('#support');
  expect(document.documentElement.dataset).toEqual({ script: '', at: 'support', theme: 'dark', firstLoad: '' });
});

test('a tab of the contact page opens its section also where the script of the tabs does not arrive', () => {
  const page = pageAt('');
  page.location.hash = '#partnerships';
  page.dispatchEvent(new Event('hashchange'));
  expect(page.document.documentElement.dataset.at).toBe('partnerships');
});
