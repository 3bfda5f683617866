import type { CoverName } from '#src/contracts/cover.ts';

/** The words of a title that choose each of the drawn covers, as a pattern. */
export const coverWords: Readonly<Record<CoverName, string>> = {
  pile: 'hundred|thousand|pile|stack|backlog|resumes?|overflow',
  twice: 'twice|double|duplicates?|behind|copies|same|again',
  form: 'forms?|fields?|questions?|checklists?|answers?|intake',
  tray: 'trays?|inbox|mailbox|mails?|e-?mails?|addresse?s?|letters?|reminders?',
  ledger: 'months?|month-end|reports?|numbers?|figures|lists?|ledgers?|tally|spreadsheets?|books',
  cost: 'costs?|prices?|invoices?|quotes?|budgets?|money|paid|pay|roi|savings?',
  week: 'weeks?|weekends?|days?|monday|tuesday|friday|hours?|minutes?|calendars?|schedules?',
  links: 'systems?|integrations?|connect|connections?|documents?|api|sync|tools?',
  slot: 'automate|automation|automations|first|files?|filing|start',
  fan: 'choose|choosing|compare|which|facts?|cases?|options?|lines?',
  reading: 'read|reads|reading|models?|language|ai|contracts?|notes?|scanners?|pages?|pdfs?',
  shelf: 'folders?|archives?|shelf|paper|papers|shelves',
};
