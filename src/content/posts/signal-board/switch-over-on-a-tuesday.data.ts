import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const switchOverOnATuesday: DemoSignal = {
  daysAgo: 102,
  title: 'Switch over on a Tuesday',
  slug: 'switch-over-on-a-tuesday',
  category: 'playbook',
  description:
    'How we move a team from the old way to the new one: both at once for a while, a list of disagreements, and no launch party.',
  content: `A new automation is most dangerous on the day it works. People stop checking, and it hasn’t yet met your strangest customer. This is how we get from the old way to the new one without a bad week in between.

## Run both

For two or three weeks the automation does the work and a person does it too, as before. Nothing that the automation produces leaves the building. Each evening a program compares the two and writes down only the **disagreements**.

This feels wasteful, and it’s the cheapest part of the project. You’re buying the list of exceptions that nobody could name in the meetings.

## Read the list together

Ten minutes a day, with the person who does the work. Every disagreement is one of three things:

- **The machine is wrong.** Fix it, and keep the case [as a test](/blog/fifty-cases-in-a-folder).
- **The person is wrong.** Say so kindly. It happens about as often as you’d think.
- **The rule was never written down.** “Oh, for them we always round up.” Now it’s written down.

When three days in a row bring nothing new, you’re ready.

## Pick the day

Tuesday. On Monday everyone is behind. From Wednesday on, there isn’t enough week left to repair things calmly. Never the last five days of a month, and never a Friday, whatever the calendar says.

## Leave the old way standing

For one more month the old spreadsheet, folder or form stays where it was, read-only, with a line at the top that says where to go now. People who can go back rarely do. People who can’t will keep private copies.

## Decide what counts as broken

Before the switch, write down three sentences: what number would make us stop, who may stop it, and how; they go on [the page](/signal-board/the-page-that-outlives-you). “If more than two orders in a day need fixing by hand, Luz turns it off with this button” is a plan. “We’ll monitor it closely” is a mood.`,
};
