import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const theOneWeekTallySheet: DemoSignal = {
  daysAgo: 2,
  title: 'The one-week tally sheet',
  slug: 'the-one-week-tally-sheet',
  category: 'playbook',
  description:
    'Before you automate anything, spend five days finding out what people copy, chase and retype. It takes a pencil and one sheet of paper per desk.',
  content: `Ask a team where its time goes and you’ll hear about the dramatic things: the month-end close, the client who calls at six. The busywork never comes up, because nobody remembers it. So don’t ask. Count.

## What you need

One sheet of paper per desk, ruled into five columns for the days of the week. Down the side go four rows:

- **Copied** something from one place to another
- **Chased** someone for something
- **Looked up** something that another person already knew
- **Fixed** something that was entered wrong

Every time it happens, one mark. No times, no notes, no app. An app would be one more thing to fill in.

## How to run it

1. Pick an ordinary week. Not the quarter end, not the week of the trade show.
2. Say what it is for. “We want to know what to take off your desk” works. “We’re measuring productivity” gets you a very tidy, very false sheet.
3. On Friday, sit with each person for ten minutes and ask about the two tallest piles. Which document? From where to where? What happens if it’s late?

## How to read it

Multiply the marks by a guess at the minutes each one takes; [what that costs](/blog/what-an-hour-of-busywork-really-costs) comes later. Round freely; you’re choosing between 200 marks and 15, not filing a tax return.

Then look for the pile that is **tall, dull and always the same**. Tall, so that it pays. Dull, so that nobody defends it. Always the same, so that a program can do it without asking questions. If two piles tie, take the one whose mistakes reach a customer.

The second row is the sleeper. Chasing looks like communication, which is why it survives every cost-cutting round. Most of it is one question asked on a schedule.

## What usually comes out

In most offices a single form, export or inbox accounts for more marks than the next three together. [Start there](/blog/what-to-automate-first) and nowhere else. Keep the sheets: in two months, run the same week again, and you’ll have the only before-and-after number that everyone in the room believes.`,
};
