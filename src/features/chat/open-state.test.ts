import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#src/lib/testing/storage.ts';

let back: (event: { persisted: boolean }) => void;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({}), dispatchEvent: () => true });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof back) => (back = listener));
  return () => vi.unstubAllGlobals();
});

async function open() {
  const [{ persistOpenState }, store] = await Promise.all([
    import('./open-state.ts'),
    import('./store.ts'),
  ]);
  persistOpenState();
  return store;
}

test("a page restored from the back/forward cache shows the tab's current state", async () => {
  const stored = stubStorage('sessionStorage');
  const { $chat, closeChat, openChat } = await open();
  openChat();
  stored.clear();
  back({ persisted: true });
  expect($chat.get()).toBe('closed');
  openChat();
  const [[key, value] = ['', '']] = stored;
  closeChat();
  stored.set(key, value);
  back({ persisted: true });
  expect($chat.get()).toBe('restored');
});

test('without storage the window starts closed, and nothing breaks', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { $chat, openChat } = await open();
  openChat();
  expect(() => back({ persisted: true })).not.toThrow();
  expect($chat.get()).toBe('closed');
});
