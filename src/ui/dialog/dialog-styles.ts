/** Adopts the styles of dialogs once: until one opens, a page needs none of them. */
import dialog from './dialog.css?inline';
import { adoptStyles } from '../window/adopt-styles.ts';

adoptStyles(dialog);
