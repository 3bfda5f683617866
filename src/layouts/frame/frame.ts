import { startToaster } from '#src/ui/toaster.ts';
import { startHeader } from './header.ts';
import { startIslands } from './islands.ts';
import { startOpeners } from './openers.ts';
import { startScrollbar } from './scrollbar.ts';
import { startTheme } from './theme.ts';
import { logView } from './view.ts';

const element = (id: string) => document.getElementById(id) as HTMLElement;

startScrollbar(document.documentElement);
startToaster(element('toasts'));
startIslands();
startHeader(element('header'));
startTheme(element('theme'));
startOpeners();
if (!document.documentElement.hasAttribute('data-uncounted')) logView();
