import { guardCompositions } from '#src/lib/composition.ts';
import { startToaster } from '#src/ui/toast/toaster.ts';
import { startHeader } from './header.ts';
import { startIslands } from './islands.ts';
import { startOpeners } from './openers.ts';
import { startScrollbar } from './scrollbar.ts';
import { startSettings } from './settings.ts';
import { startTheme } from './theme.ts';

endFirstLoad();

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Parts of this file's chunk are also used by the admin area, which has a different frame. */
const header = document.getElementById('header');
if (header) startFrame(header);

function startFrame(header: HTMLElement): void {
  guardCompositions();
  startScrollbar(document.documentElement);
  startToaster(element('toasts'));
  startIslands();
  startHeader(header);
  startTheme(element('theme'));
  startOpeners();
  startSettings(element('notice'));
  if (!('uncounted' in document.documentElement.dataset)) logView();
}

/**
 * Ends the first load once the splash has lifted, which takes every press until then: it would come again where somebody
 * lets their device move things again.
 */
function endFirstLoad(): void {
  const end = () => delete document.documentElement.dataset.firstLoad;
  document.body.firstElementChild?.getAnimations()[0]?.finished.then(end, end);
}

/** Counts the view of this page, with nothing about the visitor. Losing a count is better than disturbing them. */
function logView(): void {
  fetch('/api/views', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname }),
  }).catch(() => {});
}
