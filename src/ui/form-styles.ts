/** Adopts the styles of dialogs and forms once, before those of the island that imports this. */
import { adoptStyles } from './window/adopt-styles.ts';
import dialog from './dialog.css?inline';
import form from './form.css?inline';

adoptStyles([dialog, form].join(''));
