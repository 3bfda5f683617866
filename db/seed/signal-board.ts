import { aPriceListThatComplains } from './signal-board/a-price-list-that-complains.ts';
import { anInboxThatKnows } from './signal-board/an-inbox-that-knows.ts';
import { beforeALongWeekend } from './signal-board/before-a-long-weekend.ts';
import { fiveLinesToPaste } from './signal-board/five-lines-to-paste.ts';
import { namesAroundTheWorld } from './signal-board/names-around-the-world.ts';
import { ocrmypdf } from './signal-board/ocrmypdf.ts';
import { oneQuestionAPage } from './signal-board/one-question-a-page.ts';
import { pandoc } from './signal-board/pandoc.ts';
import type { LaunchSignal } from './signal-board/signal.ts';
import { switchOverOnATuesday } from './signal-board/switch-over-on-a-tuesday.ts';
import { theInvoiceBehindTheInvoice } from './signal-board/the-invoice-behind-the-invoice.ts';
import { theNoteOnTheScanner } from './signal-board/the-note-on-the-scanner.ts';
import { theOneWeekTallySheet } from './signal-board/the-one-week-tally-sheet.ts';
import { thePageThatOutlivesYou } from './signal-board/the-page-that-outlives-you.ts';
import { yourRemindersNeedAPassport } from './signal-board/your-reminders-need-a-passport.ts';

/** What stands on the Signal Board when it opens, newest first; a draft waits in the admin area. */
export const signalBoard: readonly LaunchSignal[] = [
  theOneWeekTallySheet,
  beforeALongWeekend,
  theInvoiceBehindTheInvoice,
  anInboxThatKnows,
  thePageThatOutlivesYou,
  yourRemindersNeedAPassport,
  oneQuestionAPage,
  aPriceListThatComplains,
  ocrmypdf,
  theNoteOnTheScanner,
  fiveLinesToPaste,
  namesAroundTheWorld,
  pandoc,
  switchOverOnATuesday,
];
