import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const theInvoiceBehindTheInvoice: DemoSignal = {
  daysAgo: 6,
  title: 'The invoice behind the invoice',
  slug: 'the-invoice-behind-the-invoice',
  category: 'signal',
  description:
    'More suppliers send PDFs that carry the same invoice as data inside. Check your inbox before you pay anyone to read the picture.',
  content: `A great deal of effort goes into teaching software to read invoices: find the total, guess which number is the date, hope that the 8 isn’t a B. Meanwhile a growing share of those PDFs already contain the answer, as a file attached to the page, and nobody looks.

## What’s happening

In Europe, public buyers have asked for structured invoices for years, and the private sector is following. Germany has required businesses to be able to *receive* them since January 2025; France is bringing in its own rules. One common shape is the hybrid: a PDF that people can read, with an XML file inside that programs can read. It goes by the name Factur-X in France and ZUGFeRD in Germany. They’re the same thing.

American companies with European suppliers have been receiving these without noticing. So have companies whose suppliers use accounting software made for both markets.

## Why it matters to you

Reading a picture of an invoice is right most of the time. Reading the attached data is right every time the supplier was. The difference is the pile of exceptions on someone’s desk.

## What to do this week

1. Take the last fifty PDF invoices from suppliers abroad.
2. Open each one’s list of attachments. Most PDF readers show a paper clip.
3. Count the ones with an XML file, often named *factur-x.xml* or *zugferd-invoice.xml*.

If the count is zero, you’ve lost fifteen minutes. If it’s ten, those ten never need to be read by a person or by a model again.

## How we’d build it

The way we read [any invoice](/services?search=Invoice+capture+to+ledger#ideas), with one change: data first, picture second. Open the attachment where there is one; fall back to reading the page where there isn’t; send a person the ones where the two disagree. That last case is rare and worth every minute, because it means that the supplier’s own system shows one total and sends another.`,
};
