import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const theNoteOnTheScanner: DemoSignal = {
  daysAgo: 55,
  title: 'The note taped to the scanner',
  slug: 'the-note-taped-to-the-scanner',
  category: 'wild',
  description:
    'Every office has its rules written down already, in ballpoint, on the machines. A short field guide to reading them.',
  content: `We photograph them, with permission. They’re the best specifications we get.

> PRESS TWICE. THE FIRST ONE DOES NOT COUNT.

On a document scanner, in a law office. The first press woke it up. For six years, nobody had sent the first page of anything. The fix was a setting; the note was the bug report, and it had been filed on the only desk where everyone passed.

> Do NOT use “Other.” Carol cannot find it.

On the monitor of a dispatch desk. “Other” was a category in the order form, and a report left it out. Twelve people had learned to choose the nearest wrong category instead. Any analysis of those categories was an analysis of Carol’s report.

> Hendersons: call first, then fax, then call.

Inside a cupboard door at a parts wholesaler. A complete exception procedure, with retries. We built it exactly like that, and it’s still the only customer in the system with a rule of its own.

## How to read them

- **Capitals** mean that it has gone wrong more than once.
- **A name** means a rule that lives in one head. Find out when that head is on vacation.
- **A date** means that someone meant it to be temporary.
- **Two notes on top of each other** are a history of versions. Photograph both.
- **No notes at all** means that the screen is new, or that nobody dares.

## What to do with them

Before a project, [sit behind someone](/blog/eleven-facts-before-a-phone-call) and walk through the office and collect every one. Each is a requirement, a test case or something that can be fixed for nothing by Thursday. After the project, walk through again. The number of notes is the only measure of usability that we’ve never had to explain to anyone.`,
};
