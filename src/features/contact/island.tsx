import '#src/ui/form/form-styles.ts';
import { site } from '#src/content/site.ts';
import { startIsland } from '#src/ui/island/start-island.tsx';
import receipt from '#src/ui/receipt/receipt.css?inline';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import styles from './contact.css?inline';
import { closeContact, ContactDialog } from './ContactDialog.tsx';

export function mount(root: Element): void {
  adoptStyles(styles + receipt);
  startIsland(root, <ContactDialog />, site, closeContact);
}
