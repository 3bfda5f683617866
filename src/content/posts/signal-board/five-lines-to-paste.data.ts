import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const fiveLinesToPaste: DemoSignal = {
  daysAgo: 63,
  title: 'Crème brûlée, Łódź and a very long street: five lines to paste into any system before you buy it',
  slug: 'five-lines-to-paste',
  category: 'tool',
  description:
    'The smallest test kit we own. It finds broken accents, trimmed fields and eager validators in about ten minutes, during the demonstration, while the vendor watches.',
  content: `Keep these five lines in a note on your phone. In a demonstration, ask to type the next record yourself, and paste.

\`\`\`text
Ágnes Łukasiewicz-O’Brien, Crème Brûlée & Söhne GmbH
"Quotes", <brackets>, semicolon; tab	and 100 % of it
00123
1/2/2027 — which one is the month?
Apartment 12, third staircase on the left behind the yard, 1450 North Old Spanish Trail Extension Road
\`\`\`

## What each one finds

| Line | Watch for | What it means |
|---|---|---|
| 1 | \`Ã\` or \`?\` where an accent was | two parts disagree about how letters are stored |
| 2 | anything missing after \`<\`, or columns that move in an export | text is pasted together instead of escaped; ask about security |
| 3 | \`123\` | someone thinks that postal codes are numbers |
| 4 | any date at all, without a question | it guesses, and will guess on your invoices |
| 5 | an address that ends early | a limit that nobody mentions; measure it |

## Then follow it

The form is the easy part. Ask to see the same record in the list, in the search, in the PDF, in the email and in the export opened in a spreadsheet. If the form is yours, [there’s more to try](/blog/a-form-everyone-can-fill-in). Most systems are right in three of those and surprised by the rest.

Line 3 deserves a second look in the spreadsheet. If the zeros are there in the file and gone on the screen, it’s the spreadsheet that did it, and you should tell the vendor so. They’ll have been blamed for it before.

None of this decides a purchase. A vendor who says “that’s a bug, here’s the ticket number” has passed. One who says that nobody has a name like that hasn’t met Ágnes.`,
};
