import { hydrateRoot } from 'react-dom/client';
import { SettingsForm } from './SettingsForm.tsx';

/** Brings the settings to life that the server rendered (SettingsPage.astro). */
export function takeOver(root: HTMLElement): void {
  hydrateRoot(root, <SettingsForm />);
}
