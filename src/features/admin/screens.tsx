import type { FunctionComponent } from 'react';
import type { BoardName } from './posts/boards.ts';
import type { Section } from './sections.data.ts';

const dashboardOf = (board: BoardName) => async () => {
  const { Dashboard } = await import('./posts/Dashboard.tsx');
  return () => <Dashboard board={board} />;
};

type Screen = () => Promise<FunctionComponent>;

/** Loads what each page shows: rendered on the server in its loading state, then hydrated (Island.astro). */
export const screens: Readonly<Record<Section | 'login' | 'forgotten' | 'password', Screen>> = {
  login: async () => (await import('./login/LoginPage.tsx')).LoginPage,
  forgotten: async () => (await import('./login/ForgottenPage.tsx')).ForgottenPage,
  password: async () => (await import('./login/PasswordPage.tsx')).PasswordPage,
  'signal-board': dashboardOf('signal-board'),
  blog: dashboardOf('blog'),
  media: async () => (await import('./media/MediaList.tsx')).MediaList,
  inbox: async () => (await import('./inbox/Inbox.tsx')).Inbox,
  overview: async () => (await import('./overview/Overview.tsx')).Overview,
  account: async () => (await import('./account/Account.tsx')).Account,
  users: async () => (await import('./users/Users.tsx')).Users,
  settings: async () => (await import('./settings/SettingsForm.tsx')).SettingsForm,
};
