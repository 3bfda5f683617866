import { startToaster } from '#src/ui/toast/toaster.ts';
import { startHeader } from './header.ts';
import { startIslands } from './islands.ts';
import { startOpeners } from './openers.ts';
import { startScrollbar } from './scrollbar.ts';
import { startTheme } from './theme.ts';
import { startTools } from './tools.ts';
import { logView } from './view.ts';

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Parts of this file's chunk are also used by the admin area, which has a different frame. */
const header = document.getElementById('header');
if (header) startFrame(header);

function startFrame(header: HTMLElement): void {
  startScrollbar(document.documentElement);
  startToaster(element('toasts'));
  startIslands();
  startHeader(header);
  startTools(element('tools'));
  startTheme(element('theme'));
  startOpeners();
  if (!document.documentElement.hasAttribute('data-uncounted')) logView();
}
