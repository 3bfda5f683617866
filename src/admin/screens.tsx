import type { FunctionComponent } from 'react';
import { AccountScreen } from './account/Account.tsx';
import { AgendaScreen } from './agenda/AgendaScreen.tsx';
import { AnswersScreen } from './answers/AnswersScreen.tsx';
import { Inbox } from './inbox/Inbox.tsx';
import { MediaList } from './media/MediaList.tsx';
import { OverviewScreen } from './overview/Overview.tsx';
import { Dashboard } from './posts/Dashboard.tsx';
import type { Section } from './sections.data.ts';
import { SettingsForm } from './settings/SettingsForm.tsx';
import { Users } from './users/Users.tsx';

/**
 * What the sections show: rendered on the server in its loading state, then hydrated (pages/admin-dashboard/[...section].astro). They are one file,
 * since one that a page had to fetch first would take its clicks late.
 */
export const screens: Readonly<Record<Section, FunctionComponent>> = {
  'signal-board': () => <Dashboard board="signal-board" />,
  blog: () => <Dashboard board="blog" />,
  media: MediaList,
  inbox: Inbox,
  answers: AnswersScreen,
  agenda: AgendaScreen,
  overview: OverviewScreen,
  account: AccountScreen,
  users: Users,
  settings: SettingsForm,
};
