import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const yourRemindersNeedAPassport: DemoSignal = {
  daysAgo: 28,
  title: 'Your reminders need a passport',
  slug: 'your-reminders-need-a-passport',
  category: 'signal',
  description:
    'Large mailbox providers now refuse mail that can’t prove where it comes from. Invoices and reminders sent by software are the first to vanish.',
  content: `When a person’s mail doesn’t arrive, the person notices. When [an automation’s mail](/services?search=The+overdue-invoice+letter#ideas) doesn’t arrive, the customer pays late and everyone thinks that the customer is slow.

## What has happened

Since February 2024, Gmail and Yahoo have asked senders to authenticate their mail, and bulk senders to do so in three ways. Microsoft followed in 2025 for its consumer mailboxes. To Gmail, anyone who sends its users about 5,000 messages a day is a bulk sender, but the checks are run on everyone, and a small sender without them lands in the spam folder more often.

The three are records in your domain’s DNS:

| Record | Says |
|---|---|
| SPF | which servers may send in our name |
| DKIM | here’s the key that our signatures are checked with |
| DMARC | what to do with mail that passes neither, and whom to tell |

## Why it concerns you

The mail that people write goes through your mail provider, where someone once set this up. The mail that software writes often leaves by another door: the shop, the booking tool, the invoice program, a script on the server under the stairs. Each is a sender that your DNS has never heard of.

## What to do this week

1. List everything that sends mail in your name. Ask accounting, the web agency and whoever has the badge printer.
2. From each, send a message to a mailbox at one of the big providers and open its original source. Look for a line like this one:

\`\`\`text
Authentication-Results: … spf=pass … dkim=pass … dmarc=pass
\`\`\`

3. Whatever says \`fail\` or \`none\` goes to the top of someone’s list, with a date.
4. Set DMARC to \`p=none\` with an address for reports first, and read those for a month. Strict comes after that. The other way around, you find out about the badge printer from the person without a badge.`,
};
