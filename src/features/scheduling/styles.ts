/** Adopts the styles of this feature once, with whichever part is loaded first. */
import '#src/ui/form/form-styles.ts';
import receipt from '#src/ui/receipt/receipt.css?inline';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import scheduling from './scheduling.css?inline';

adoptStyles(scheduling + receipt);
