import { frame } from '#src/content/messages.ts';
import type { IslandRequest } from '#src/lib/request-island.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';

/** The islands that are loaded on request, by the name of their provider element. */
const islands: Record<string, (() => Promise<{ mount: (root: Element) => void }>) | undefined> = {
  contact: () => import('#src/features/contact/island.tsx'),
  chat: import.meta.env.WITHOUT_CHAT ? undefined : () => import('#src/features/chat/island.tsx'),
  calculator: import.meta.env.WITHOUT_CALCULATOR ? undefined : () => import('#src/features/calculator/island.tsx'),
  schedule: () => import('#src/features/scheduling/island.tsx'),
};

/** What prices the job in a field for one (JobForm.astro). */
const loadSlip = () => import('#src/features/slip/slip.ts');

/** Loads and starts an island when it is first requested; the next request retries a failed download. */
export function startIslands(): void {
  document.addEventListener('request-island', (event) => {
    const { name, onFailure = showLoadFailure } = (event as CustomEvent<IslandRequest>).detail;
    const root = document.querySelector(`[data-provider="${name}"]:not([data-started])`);
    if (!root) return;
    root.toggleAttribute('data-started', true);
    dismissToast('load');
    islands[name]?.()
      .then((island) => island.mount(root))
      .catch(() => {
        root.toggleAttribute('data-started', false);
        delete document.documentElement.dataset.chat;
        onFailure();
      });
  });
  document.addEventListener('load-failed', showLoadFailure);
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!isJob(form)) return;
    event.preventDefault();
    // Not destructured: the bundler would add wrappers, which every first visit would download.
    loadSlip()
      .then((slip) => slip.priceJob(form))
      .catch(showLoadFailure);
  });

  // Hovering or focusing an opener or a field prefetches its code; errors are only shown once it is requested.
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const opener = (target as Element).closest?.<HTMLElement>('[data-open]');
      islands[opener?.dataset.open as string]?.().catch(() => {});
      if (isJob((target as HTMLInputElement).form)) loadSlip().catch(() => {});
    });
  }
}

function isJob(form: HTMLFormElement | null | undefined): boolean {
  return form?.dataset.job === '';
}

/** Offline, or a page older than the last deploy. */
function showLoadFailure(): void {
  toast({
    about: 'load',
    title: frame.loadFailed,
    description: frame.loadFailedAdvice,
    destructive: true,
  });
}
