import { aPriceListThatComplains } from './signal-board/a-price-list-that-complains.data.ts';
import { anInboxThatKnows } from './signal-board/an-inbox-that-knows.data.ts';
import { beforeALongWeekend } from './signal-board/before-a-long-weekend.data.ts';
import { fiveLinesToPaste } from './signal-board/five-lines-to-paste.data.ts';
import { namesAroundTheWorld } from './signal-board/names-around-the-world.data.ts';
import { ocrmypdf } from './signal-board/ocrmypdf.data.ts';
import { oneQuestionAPage } from './signal-board/one-question-a-page.data.ts';
import { pandoc } from './signal-board/pandoc.data.ts';
import type { DemoSignal } from '#src/contracts/content/posts.ts';
import { switchOverOnATuesday } from './signal-board/switch-over-on-a-tuesday.data.ts';
import { theInvoiceBehindTheInvoice } from './signal-board/the-invoice-behind-the-invoice.data.ts';
import { theNoteOnTheScanner } from './signal-board/the-note-on-the-scanner.data.ts';
import { theOneWeekTallySheet } from './signal-board/the-one-week-tally-sheet.data.ts';
import { thePageThatOutlivesYou } from './signal-board/the-page-that-outlives-you.data.ts';
import { yourRemindersNeedAPassport } from './signal-board/your-reminders-need-a-passport.data.ts';

/** The demo posts of the Signal Board, newest first; one is a draft. */
export const signalBoard: readonly DemoSignal[] = [
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
