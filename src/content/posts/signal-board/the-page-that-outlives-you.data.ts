import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const thePageThatOutlivesYou: DemoSignal = {
  daysAgo: 20,
  title: 'The page that outlives you',
  slug: 'the-page-that-outlives-you',
  category: 'playbook',
  description:
    'Ten lines that whoever comes after you needs at 7:50 on a Monday. A template to copy, and a test that takes one vacation.',
  content: `An automation that only one person understands is a colleague who can’t be replaced and doesn’t take phone calls. The cure is one page. Not a manual: nobody has ever opened a manual at 7:50 on a Monday with the invoices piling up.

## The ten lines

Copy this, fill it in, and put it where the work is, not where the documents are.

\`\`\`text
What it does:      Turns order emails into draft orders.
Starts when:       an email arrives at orders@, checked every 5 minutes
Done when:         the draft is in the stock system, the email in "Done"
Runs on:           our account with the host, login in the team vault
Needs:             mailbox, stock system, price list (see last line)
A normal day:      120 to 180 emails, 10 to 20 in the tray
Looks wrong when:  nothing for 2 hours on a weekday; tray above 40
Stop it:           switch "Orders robot" on the status page
Meanwhile:         type them by hand, oldest first; emails are all kept
Ask:               Luz, then Omar; the price list is Hal's, every Monday
\`\`\`

## Three rules

1. **No line may need another document to be understood.** A link is for details.
2. **Figures, not adjectives.** “Looks wrong when it’s slow” helps nobody. “Nothing for two hours” does.
3. **The next-to-last line is never empty.** If there’s no way of doing it by hand, you don’t have a process. You have a bet.

## The test

When the person who knows goes on vacation, someone else turns the thing off on Tuesday at ten, works by hand for an hour with the page beside them, and turns it on again. Whatever they had to ask goes onto the page.

It costs an hour a year. The first time, it’ll cost two, and you’ll be glad that it was [a Tuesday](/signal-board/switch-over-on-a-tuesday) you had chosen.`,
};
