/** Adopts the styles of this feature once, with whichever part is loaded first. */
import '#src/ui/form-styles.ts';
import { adoptStyles } from '#src/ui/window/adopt-styles.ts';
import receipt from '#src/ui/receipt/receipt.css?inline';
import call from './booking.css?inline';
import datePicker from './date-picker.css?inline';
import schedule from './schedule.css?inline';
import timeSlots from './time-slots.css?inline';

adoptStyles([schedule, datePicker, timeSlots, call, receipt].join(''));
