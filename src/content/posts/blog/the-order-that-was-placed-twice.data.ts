import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const theOrderThatWasPlacedTwice: DemoArticle = {
  by: 'ravi-menon',
  daysAgo: 45,
  title: 'The order that was placed twice',
  slug: 'the-order-that-was-placed-twice',
  category: 'technology',
  summary:
    'Networks fail halfway. Whether that means a lost order, a double order or nothing at all is decided by two small habits in the code.',
  metaDescription:
    'Why automations duplicate or lose work when a connection drops, how request keys and an outbox prevent it, and what to ask your builder.',
  metaKeywords: 'idempotency, outbox pattern, reliable automation',
  content: `<p>A program asks a supplier’s system to place an order. The line goes quiet. Did the order arrive? There are two honest answers, yes and no, and the program can’t tell them apart. If it asks again, you may get two pallets. If it doesn’t, you may get none.</p>
<p>This isn’t a rare bug. It’s what networks do, a few times a month in any busy office. A person on the phone would say, “Did you get that?” Software has to be taught to.</p>
<h2>Habit one: give every request a name</h2>
<p>Before sending, the program invents a long random key and writes it down next to the order. It sends the key along. If the line drops, it sends the same request with the <em>same key</em>. The other side, if it’s well made, recognizes the key and says “already done, here’s what I told you the first time.” Asking twice is now harmless, so you can ask until you hear something.</p>
<p>On the wire it’s one more line:</p>
<pre><code>POST /orders
Idempotency-Key: 5f0c1e7a-2b7e-4c1f-9a55-d8e3b0a94c21

{ "item": "PAL-1200", "quantity": 1 }</code></pre>
<p>Banks and payment companies have worked this way for years. When we <a href="/services#popular">connect two systems</a>, it’s the first thing we look for in the manual. Where it’s missing we build the equivalent: look first, then order, with our own number in the reference field.</p>
<h2>Habit two: write the letter before you mail it</h2>
<p>The second failure is quieter. An order is saved; the program then emails the warehouse; between the two, the power goes. The order exists and nobody knows.</p>
<p>So we don’t send the email at that moment. In the same stroke that saves the order, we save the letter, in a table called the outbox. Both are kept or neither is. A separate little program empties the outbox, tries again when the post office is closed, and tells a person when a letter has been refused all day.</p>
<h2>Put your finger on the diagram</h2>
<p>Draw the steps of any automation as boxes in a row, then stop it between two of them.</p>
<table>
<thead><tr><th>It stops right after</th><th>Without the habits</th><th>With them</th></tr></thead>
<tbody>
<tr><td>the customer pressed the button</td><td>they press again: two orders</td><td>the second press finds the first</td></tr>
<tr><td>the order was saved</td><td>the warehouse never hears</td><td>the letter waits in the outbox</td></tr>
<tr><td>the supplier was asked</td><td>nobody knows if it arrived</td><td>the same key is sent again</td></tr>
<tr><td>the email left</td><td>it goes out again after the restart</td><td>it may go out again too, so it carries its number</td></tr>
</tbody>
</table>
<p>The last line is the honest one. No program can promise that an email goes out exactly once. It can promise at least once, with a number that lets a careful reader spot the duplicate.</p>
<h2>How to ask for it</h2>
<p>You don’t need to understand the code. Ask whoever builds for you: <strong>“What happens if it stops right here?”</strong> and put your finger anywhere on the diagram. A good answer starts with “nothing is lost, because.” A bad one starts with “that shouldn’t happen.”</p>
<p><a href="/contact">The contact form on this site</a> works like that, both habits. It seemed only fair.</p>`,
};
