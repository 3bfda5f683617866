import type { NewSignalBoardPost } from '../schema.ts';

/** A post of the launch; how many days before the launch it was written. */
export interface LaunchSignal extends Omit<NewSignalBoardPost, 'createdAt' | 'updatedAt'> {
  daysAgo: number;
}

/** What stands on the Signal Board when it opens. Content is Markdown. */
export const signalBoard: readonly LaunchSignal[] = [
  {
    daysAgo: 2,
    title: 'The one-week tally sheet',
    slug: 'the-one-week-tally-sheet',
    category: 'playbook',
    sourceType: 'original',
    description:
      'Before you automate anything, spend five days finding out what people copy, chase and retype. It takes a pencil and one sheet of paper a desk.',
    content: `Ask a team where its time goes and you will hear about the dramatic things: the month-end close, the client who calls at six. The busywork never comes up, because nobody remembers it. So do not ask. Count.

## What you need

One sheet of paper a desk, ruled into five columns for the days of the week. Down the side go four rows:

- **Copied** something from one place to another
- **Chased** somebody for something
- **Looked up** something that another person already knew
- **Fixed** something that was entered wrong

Every time it happens, one stroke. No times, no notes, no app. An app would be one more thing to fill in.

## How to run it

1. Pick an ordinary week. Not the quarter end, not the week of the trade show.
2. Say what it is for. "We want to know what to take off your desk" works. "We are measuring productivity" gets you a very tidy, very false sheet.
3. On Friday, sit with each person for ten minutes and ask about the two tallest piles. Which document? From where to where? What happens if it is late?

## How to read it

Multiply strokes by a guess of the minutes each one takes. Round roughly; you are choosing between 200 strokes and 15, not filing a tax return.

Then look for the pile that is **tall, dull and always the same**. Tall, so that it pays. Dull, so that nobody defends it. Always the same, so that a program can do it without asking questions. If two piles tie, take the one whose mistakes reach a customer.

The second row is the sleeper. Chasing looks like communication, which is why it survives every cost-cutting round. Most of it is one question asked on a schedule.

## What usually comes out

In most offices a single form, export or inbox accounts for more strokes than the next three together. Start there and nowhere else. Keep the sheets: in two months, run the same week again, and you will have the only before-and-after number that everybody in the room believes.`,
  },
  {
    daysAgo: 6,
    title: 'The invoice behind the invoice',
    slug: 'the-invoice-behind-the-invoice',
    category: 'signal',
    sourceType: 'original',
    description:
      'More suppliers send PDFs that carry the same invoice as data inside. Check your inbox before you pay anybody to read the picture.',
    content: `A great deal of effort goes into teaching software to read invoices: find the total, guess which number is the date, hope that the 8 is not a B. Meanwhile a growing share of those PDFs already contain the answer, as a file attached to the page, and nobody looks.

## What is happening

In Europe, public buyers have asked for structured invoices for years, and private trade is following. Germany has required businesses to be able to *receive* them since January 2025; France is bringing in its own rules. One common shape is the hybrid: a PDF that people can read, with an XML file inside that programs can read. It goes by the name Factur-X in France and ZUGFeRD in Germany. They are the same thing.

American companies with European suppliers have been receiving these without noticing. So have companies whose suppliers use accounting software made for both markets.

## Why it matters to you

Reading a picture of an invoice is right most of the time. Reading the attached data is right every time the supplier was. The difference is the pile of exceptions on somebody's desk.

## What to do this week

1. Take the last fifty PDF invoices from suppliers abroad.
2. Open each one's list of attachments. Most PDF readers show a paper clip.
3. Count the ones with an XML file, often named *factur-x.xml* or *zugferd-invoice.xml*.

If the count is zero, you have lost fifteen minutes. If it is ten, those ten never need to be read by a person or by a model again.

## How we would build it

Data first, picture second. Open the attachment where there is one; fall back to reading the page where there is not; send a person the ones where the two disagree. That last case is rare and worth every minute, because it means that the supplier's own system shows one total and sends another.`,
  },
  {
    daysAgo: 11,
    title: 'An inbox that knows what it has not answered',
    slug: 'an-inbox-that-knows-what-it-has-not-answered',
    category: 'idea',
    sourceType: 'original',
    description:
      'Shared mailboxes lose questions in the gap between read and replied. A list of what is still open, sent once a day, closes most of it.',
    content: `Every shared mailbox has the same ghost. Somebody opens a message, sees that it needs Priya, means to forward it, and takes a call. The message is now read. To everybody else it looks handled. The customer writes again in a week, with less punctuation.

## The idea

Do not sort the mail. Do not score it, tag it or summarize it. Answer one question: **which conversations end with somebody else's question and no reply from us?**

Once a day, at ten past eight, the mailbox sends its own team a short list:

- who is waiting, and since when
- the sentence they are waiting on, quoted
- the last person here who opened it

That is the product. It fits on a phone and it is finished by the second coffee.

## Why it is small

Most of it is plain code. A conversation is open if the last message came from outside and is more than a working day old. Newsletters, receipts and delivery notices are dropped by their sender. That alone finds most of the ghosts.

A language model does one job: deciding whether the last message from outside asks for anything. "Thanks, all good" does not. "Thanks, all good, and could you resend the March one?" does. When it is unsure, the conversation stays on the list. A needless line costs three seconds; a missed one costs a customer.

## What it must not do

It must not reply. The moment it starts drafting answers you are reviewing drafts, which is a new job. It must not name and shame either: "last opened by" is there to help you find the thread, and if it turns into a scoreboard, people stop opening mail.

## What it takes

A few days for one mailbox, read-only access, and somebody who will say on day three which senders are noise. If the list is empty by the end of the month, turn it off and keep the change in your pocket. Ours are rarely empty.`,
  },
  {
    daysAgo: 17,
    title: 'One question a page, tested on a whole country',
    slug: 'one-question-a-page',
    category: 'wild',
    sourceType: 'external',
    url: 'https://www.gov.uk/service-manual/design/form-structure',
    description:
      'The British government explains how it structures forms that everybody has to fill in: know why you ask, start with one thing a page, and cut what nobody uses. The best intake form you can copy for free.',
  },
  {
    daysAgo: 24,
    title: 'OCRmyPDF, for the scans you already have',
    slug: 'ocrmypdf',
    category: 'tool',
    sourceType: 'external',
    url: 'https://ocrmypdf.readthedocs.io/',
    description:
      'A free command that adds a searchable text layer to scanned PDFs and leaves the page looking as it did. Point it at the archive folder on a Friday; on Monday you can search ten years of paper.',
  },
  {
    daysAgo: 33,
    title: 'Switch over on a Tuesday',
    slug: 'switch-over-on-a-tuesday',
    category: 'playbook',
    sourceType: 'original',
    description:
      'How we move a team from the old way to the new one: both at once for a while, a list of disagreements, and no launch party.',
    content: `A new automation is most dangerous on the day it works. People stop checking, and it has not yet met your strangest customer. This is how we get from the old way to the new one without a bad week in between.

## Run both

For two or three weeks the automation does the work and a person does it too, as before. Nothing that the automation produces leaves the building. Each evening a program compares the two and writes down only the **disagreements**.

This feels wasteful, and it is the cheapest part of the project. You are buying the list of exceptions that nobody could name in the meetings.

## Read the list together

Ten minutes a day, with the person who does the work. Every disagreement is one of three things:

- **The machine is wrong.** Fix it, and keep the case as a test.
- **The person is wrong.** Say so kindly. It happens about as often as you would think.
- **The rule was never written down.** "Oh, for them we always round up." Now it is written down.

When three days in a row bring nothing new, you are ready.

## Pick the day

Tuesday. On Monday everybody is behind. From Wednesday on, there is not enough week left to repair things calmly. Never the last five days of a month, and never a Friday, whatever the calendar says.

## Leave the old way standing

For one more month the old spreadsheet, folder or form stays where it was, read-only, with a line at the top that says where to go now. People who can go back rarely do. People who cannot start keeping private copies.

## Decide what counts as broken

Before the switch, write down three sentences: what number would make us stop, who may stop it, and how. "If more than two orders in a day need fixing by hand, Luz turns it off with this button" is a plan. "We will monitor it closely" is a mood.`,
  },
];
