import { hydrateRoot } from 'react-dom/client';
import { SettingsForm } from './SettingsForm.tsx';

/** Hydrates the settings that the server rendered (SettingsPage.astro). */
export function hydrate(root: HTMLElement): void {
  hydrateRoot(root, <SettingsForm />);
}
