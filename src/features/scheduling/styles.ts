/** Brings the styles of this feature, once, with whichever part of it is asked for first. */
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import styles from './scheduling.css?inline';

adoptStyles(styles);
