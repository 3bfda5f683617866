import type { DemoSignal } from '#src/contracts/content/posts.ts';

/** A draft, so that admins see one in the demo. */
export const beforeALongWeekend: DemoSignal = {
  draft: true,
  daysAgo: 4,
  title: 'Before a long weekend',
  slug: 'before-a-long-weekend',
  category: 'playbook',
  description: 'What we look at on the last afternoon before three days off, so that the phone stays quiet.',
  content: `Automations don’t know that it’s a holiday. That’s why you have them, and why they do strange things on the Tuesday after.

## On the last afternoon

- What runs on a date that nobody works on? Move it, or say who will see it.
- Which certificates, passwords and price lists run out before we’re back?
- Who’s on call, and have they been *asked*?
- Is there room: disk, mailbox, message credit?

## Not on the last afternoon

Anything new. (Finish this: the story of the update at 4:45, if Hal agrees to be in it.)`,
};
