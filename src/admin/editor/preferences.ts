/** How somebody likes to edit. */
import { atom } from 'nanostores';
import type { ContentView } from '#src/contracts/account.ts';
import { request } from '#src/lib/request.ts';
import { storedValue } from '#src/lib/stored-value.ts';
import { $admin } from '../session.ts';

/** How the content is edited: as it will look, or as its source. */
export const $contentView = atom<ContentView>('write');

// The account remembers it. The answer that says so arrives before the first post is shown.
$admin.subscribe((admin) => {
  if (admin?.contentView) $contentView.set(admin.contentView);
});

/** Changes the view, here and wherever this account edits next. */
export function chooseContentView(contentView: ContentView): void {
  if (contentView === $contentView.get()) return;
  $contentView.set(contentView);
  // Where that fails, this page has it.
  const remember = request('/api/admin/account/editor', { method: 'PATCH', body: { contentView } });
  remember.catch(() => undefined);
}

/** Whether the panel with everything but title and content is open. This browser remembers it. */
export const $settingsOpen = storedAtom('editorSettingsOpen', true, (value) => typeof value === 'boolean');

function storedAtom<Value>(key: string, standard: Value, isValue: (value: unknown) => value is Value) {
  const stored = storedValue('localStorage', key, isValue);
  const $value = atom(stored.read() ?? standard);
  $value.listen((value) => stored.write(value));
  return $value;
}
