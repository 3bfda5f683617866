import type { Asked } from '#src/lib/island.ts';
import { dismissToast, toast } from '#src/ui/toast.ts';

/** The islands that wait to be asked for, by the name of their provider element. */
const islands: Record<string, () => Promise<{ mount: (root: Element) => void }>> = {
  contact: () => import('#src/features/contact/island.tsx'),
  chat: () => import('#src/features/chat/island.tsx'),
  calculator: () => import('#src/features/calculator/island.tsx'),
  schedule: () => import('#src/features/scheduling/island.tsx'),
};

/** Downloads and starts an island when it is first asked for; a failed download is tried at the next. */
export function startIslands(): void {
  document.addEventListener('ask', (event) => {
    const { name, onFailure = tellLoadFailure } = (event as CustomEvent<Asked>).detail;
    const root = document.querySelector(`[data-provider="${name}"]:not([data-started])`);
    if (!root) return;
    root.toggleAttribute('data-started', true);
    dismissToast('load');
    islands[name]?.()
      .then(({ mount }) => mount(root))
      .catch(() => {
        root.removeAttribute('data-started');
        delete document.documentElement.dataset.chat;
        onFailure();
      });
  });
  document.addEventListener('load-failed', tellLoadFailure);

  // Pointing at an opener fetches its island ahead; a failure is told when it is asked for.
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const opener = (target as Element).closest?.<HTMLElement>('[data-open]');
      islands[opener?.dataset.open as string]?.().catch(() => {});
    });
  }
}

/**
 * Some code could not be loaded: offline, or a page that is older than the last deploy. What failed
 * cannot say it itself.
 */
function tellLoadFailure(): void {
  toast({
    about: 'load',
    title: 'Something went wrong',
    description: 'Please try again later or contact us directly.',
    destructive: true,
  });
}
