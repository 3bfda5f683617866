import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const anInboxThatKnows: DemoSignal = {
  daysAgo: 13,
  title: 'An inbox that knows what it hasn’t answered',
  slug: 'an-inbox-that-knows-what-it-has-not-answered',
  category: 'idea',
  description:
    'Shared mailboxes lose questions in the gap between read and replied. A list of what’s still open, sent once a day, closes most of it.',
  content: `Every shared mailbox has the same ghost. Someone opens a message, sees that it needs Priya, means to forward it, and takes a call. The message is now read. To everyone else it looks handled. The customer writes again in a week, with less punctuation.

## The idea

Don’t sort the mail. Don’t score it, tag it or summarize it. Answer one question: **which conversations end with someone else’s question and no reply from us?**

Once a day, at ten past eight, the mailbox sends its own team a short list:

- who’s waiting, and since when
- the sentence they’re waiting on, quoted
- the last person here who opened it

That’s the product. It fits on a phone and it’s finished by the second coffee.

## Why it’s small

Most of it is plain code. A conversation is open if the last message came from outside and is more than a working day old. Newsletters, receipts and delivery notices are filtered out by sender. That alone finds most of the ghosts.

[A language model](/blog/where-a-language-model-belongs-in-an-office) does one job: deciding whether the last message from outside asks for anything. “Thanks, all good” doesn’t. “Thanks, all good, and could you resend the March one?” does. When it’s unsure, the conversation stays on the list. A needless line costs three seconds; a missed one costs a customer.

## What it must not do

It must not reply. The moment it starts [drafting answers](/services?search=Inbox+triage+with+drafts#ideas) you’re reviewing drafts, which is a new job. It must not name and shame either: “last opened by” is there to help you find the thread, and if it turns into a scoreboard, people stop opening mail.

## What it takes

A few days for one mailbox, read-only access, and someone who will say on day three which senders are noise. If the list is empty by the end of the month, turn it off and keep the money. Ours are rarely empty.`,
};
