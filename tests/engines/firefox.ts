import type { Browser } from '@playwright/test';

/** A message of WebDriver BiDi, as far as it matters here. */
interface Message {
  id: number;
  method: string;
}

interface Transport {
  send: (message: Message) => void;
  onmessage: (answer: object) => void;
}

/** What Playwright sends to every new page, and Firefox ESR does not know yet. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/**
 * Makes Playwright work with the Firefox ESR of Debian over WebDriver BiDi: answers the one command that it lacks in its
 * stead. Color scheme and motion are preferences of the whole browser (playwright.config.ts). Playwright has no interface
 * for this, so it is reached by its insides; other browsers are left alone.
 */
export function completeFirefox(browser: Browser): void {
  if (browser.browserType().name() !== 'firefox') return;
  const inside = browser as unknown as {
    _connection: { toImpl: (browser: Browser) => { _browserSession: { connection: { _transport: Transport } } } };
  };
  const transport = inside._connection.toImpl(browser)._browserSession.connection._transport;
  const send = transport.send.bind(transport);
  transport.send = (message) => {
    if (message.method !== UNKNOWN) return send(message);
    setImmediate(() => transport.onmessage({ type: 'success', id: message.id, result: {} }));
  };
}
