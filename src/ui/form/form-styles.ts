/** Adopts the styles of dialogs and forms once, before those of the island that imports this. */
import '../dialog/dialog-styles.ts';
import form from './form.css?inline';
import { adoptStyles } from '../window/adopt-styles.ts';

adoptStyles(form);
