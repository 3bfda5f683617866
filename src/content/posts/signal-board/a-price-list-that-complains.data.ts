import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const aPriceListThatComplains: DemoSignal = {
  daysAgo: 41,
  title: 'A price list that complains',
  slug: 'a-price-list-that-complains',
  category: 'idea',
  description:
    'Data goes stale without a sound. Give every list that other things depend on a date, an owner and a voice.',
  content: `Somewhere in your company is a spreadsheet that five other things read: prices, lead times, who covers which region. It was right in spring. Nobody has changed it since, and there’s no way to see whether that’s because nothing changed or because the person who did it moved to Tulsa.

## The idea

Three extra cells at the top of every list that something depends on:

- **Good until:** a date
- **Owner:** a person, not a department
- **Asked on:** when we last asked

A small program reads the first cell each morning. A week before the date it sends the owner one message with two buttons: *Still right* moves the date on by a quarter; *Let me look* opens the list. After the date, everything that reads the list says so: the quote prints “prices as of April 2, please confirm,” [the chat assistant](/services#popular) offers a call instead of a figure.

That last part is the whole idea. A stale list must become inconvenient for those who use it, not only for the one who keeps it. Otherwise you’ve built another reminder, and people are good at ignoring those.

## What it takes

A day for the first list, an hour for each one after it. No model, no dashboard. The hard part is the second cell: you’ll find at least one list that nobody wants to be named on, and that’s the one to begin with.

## When not to

Lists that change daily don’t need it, since silence is already suspicious there. And if your prices live in one system that everything else asks directly, you’ve solved this properly. Send us a postcard.`,
};
