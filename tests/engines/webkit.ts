import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireFreePort } from '#server/port.ts';

/** How WebDriver names an element in what it sends and receives. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Record<typeof ELEMENT, string>;

/** After this time the browser counts as stuck. */
const PATIENCE_MS = 20_000;

/** Keys of WebDriver that have no character. */
export const KEYS = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' };

export type WebKit = Awaited<ReturnType<typeof openWebKit>>;

/**
 * Opens WebKitGTK on a screen of its own and drives it over WebDriver, which Playwright does not speak.
 *
 * @param browser what `findWebKit` has found (engines.ts)
 */
export async function openWebKit(browser: string) {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1600x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const env = {
    ...process.env,
    DISPLAY: await displayOf(screen),
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
    // Accessibility and settings services that a test has no use for.
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
  };
  const port = await requireFreePort('127.0.0.1', 0);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;

  const capabilities = {
    alwaysMatch: {
      pageLoadStrategy: 'normal',
      // With its toolbar the window would never be as narrow as a phone.
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    },
  };
  await until(() => send(`${origin}/status`, 'GET').then(Boolean, () => false), 'WebKitWebDriver');
  const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, 'POST', { capabilities });
  const session = `${origin}/session/${sessionId}`;
  const post = <Value>(path: string, body: object = {}) => send<Value>(session + path, 'POST', body);

  /** Runs a function in the page. It sees its arguments and nothing of the test. */
  const evaluate = <Value, Arguments extends unknown[]>(
    script: (...args: Arguments) => Value,
    ...args: Arguments
  ): Promise<Awaited<Value>> => post('/execute/sync', { script: `return (${script})(...arguments)`, args });

  /** Waits until a function gives something true in the page. */
  const waitFor = <Arguments extends unknown[]>(script: (...args: Arguments) => unknown, ...args: Arguments) =>
    until(async () => Boolean(await evaluate(script, ...args)), String(script));

  const find = async (css: string, name = ''): Promise<string> => {
    const found = await evaluate(
      (css, name) =>
        [...document.querySelectorAll<HTMLElement>(css)].find(
          (element) => element.checkVisibility() && (element.ariaLabel ?? element.innerText).includes(name),
        ) as unknown as ElementReference | undefined,
      css,
      name,
    );
    if (!found) throw new Error(`There is no ${css} ${name}`);
    return found[ELEMENT];
  };

  async function resize(width: number, height = 844): Promise<void> {
    await post('/window/rect', { width, height });
    await waitFor((width) => innerWidth === width, width);
  }

  /** Without a window manager no window has the focus, and no style of a focus is drawn. */
  function takeFocus(): void {
    const windows = execFileSync('xdotool', ['search', '--onlyvisible', '--name', '.*'], { env, encoding: 'utf8' });
    for (const id of windows.trim().split('\n')) {
      try {
        execFileSync('xdotool', ['windowfocus', id], { env, stdio: 'ignore' });
      } catch {
        // Not every window can have it.
      }
    }
  }

  await resize(390);
  takeFocus();

  return {
    evaluate,
    waitFor,
    resize,
    async goto(url: string): Promise<void> {
      await post('/url', { url });
      // On a first visit the splash takes every press.
      await waitFor(() => document.readyState === 'complete' && !('firstLoad' in document.documentElement.dataset));
    },
    /** Presses the first visible element with this name. */
    async press(css: string, name = ''): Promise<void> {
      const id = await find(css, name);
      await evaluate(
        (element) => (element as unknown as Element).scrollIntoView({ block: 'center', behavior: 'instant' }),
        {
          [ELEMENT]: id,
        },
      );
      await post(`/element/${id}/click`);
    },
    async type(css: string, text: string): Promise<void> {
      await post(`/element/${await find(css)}/value`, { text });
    },
    async key(value: string): Promise<void> {
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    /** Forgets cookies of the page; its storage must be emptied by the page. */
    forget: () => send(`${session}/cookie`, 'DELETE'),
    /** What is seen of the page, as a PNG file. */
    async screenshot(path: string): Promise<void> {
      await writeFile(path, Buffer.from(await send<string>(`${session}/screenshot`, 'GET'), 'base64'));
    },
    async close(): Promise<void> {
      await send(session, 'DELETE').catch(() => {});
      driver.kill();
      screen.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`WebKit does not answer: ${new URL(url).pathname} ${JSON.stringify(body)}`, { cause });
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (value?.error) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}

async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Never: ${what}`);
    await sleep(50);
  }
}

/** The number that Xvfb has chosen. It ends if the pipe is closed before it has written the whole line. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = (await once(screen.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [
    Buffer,
  ];
  return `:${String(number).trim()}`;
}
