import type { SiteSettings } from '#src/contracts/settings.ts';

/**
 * Shows what owners have set since the page was built: the hours, and the notice. Asks again where the page is seen
 * again: a tab that was open for long, or one to which the visitor has gone back. The CDN keeps the answer.
 */
export function startSettings(notice: HTMLElement): void {
  const text = notice.firstElementChild as HTMLElement;
  const ask = async () => {
    if (document.hidden) return;
    try {
      const answer = (await (await fetch('/api/settings')).json()) as Partial<SiteSettings>;
      // That of a failure has none.
      if (answer.hoursText) {
        text.textContent = answer.notice as string | null;
        for (const place of document.querySelectorAll('[data-hours]')) place.textContent = answer.hoursText;
      }
    } catch {
      // Then the page says what its build knew.
    }
    if (text.textContent) import('../notice.ts').catch(() => {});
  };
  addEventListener('visibilitychange', () => void ask());
  void ask();
}
