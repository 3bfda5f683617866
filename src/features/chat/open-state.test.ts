import { beforeEach, expect, test, vi } from 'vitest';

let back: (event: { persisted: boolean }) => void;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({}), dispatchEvent: () => true });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof back) => (back = listener));
  return () => vi.unstubAllGlobals();
});

async function open() {
  const [{ keepOpenState }, store] = await Promise.all([
    import('./open-state.ts'),
    import('./store.ts'),
  ]);
  keepOpenState();
  return store;
}

test('a page that the browser had put by shows the window as the tab has it now', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const { $chat, closeChat, openChat } = await open();
  openChat();
  kept.clear();
  back({ persisted: true });
  expect($chat.get()).toBe('closed');
  openChat();
  const [[key, value] = ['', '']] = kept;
  closeChat();
  kept.set(key, value);
  back({ persisted: true });
  expect($chat.get()).toBe('kept');
});

test('a browser that refuses storage begins with the window closed, and nothing breaks', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { $chat, openChat } = await open();
  openChat();
  expect(() => back({ persisted: true })).not.toThrow();
  expect($chat.get()).toBe('closed');
});
