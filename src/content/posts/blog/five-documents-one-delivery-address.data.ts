import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const fiveDocumentsOneDeliveryAddress: DemoArticle = {
  by: 'dana-whitlock',
  daysAgo: 66,
  title: 'Five documents, one delivery address',
  slug: 'five-documents-one-delivery-address',
  category: 'industry',
  summary:
    'Freight offices type the same address five times a shipment and get it wrong on the fourth. Notes from nine years at that desk.',
  metaDescription:
    'Where paperwork goes wrong in small freight and logistics offices, what a late invoice costs, and the order in which to automate it.',
  metaKeywords: 'freight automation, bill of lading, logistics paperwork, proof of delivery',
  content: `<p>I ran a freight office for nine years. We had good drivers, decent trucks, and a delivery address that was typed five times between the first call and the money: quote, order, bill of lading, delivery receipt, invoice. Each time by someone else, each time from a different piece of paper.</p>
<p>The fourth one was where it went wrong. By then it came from a photograph.</p>
<h2>Where the days go</h2>
<p>People who haven’t worked in freight think that the delay is on the road. A good part of it is in the tray. The truck is back on Tuesday; the signed receipt comes out of the cab on Thursday; it’s matched with the order on Friday, if the handwriting allows; the invoice goes out on Monday. You have lent your customer a week, free of charge, because of a clipboard.</p>
<h2>What the tray costs</h2>
<p>Put your own figures in. With twenty loads a day at $1,400 each, every day between delivery and invoice is $28,000 that you’ve earned and not asked anyone for.</p>
<table>
<thead><tr><th>Days in the tray</th><th align="right">Money lent</th><th align="right">Interest per year at 9%</th></tr></thead>
<tbody>
<tr><td>1</td><td align="right">$28,000</td><td align="right">$2,520</td></tr>
<tr><td>3</td><td align="right">$84,000</td><td align="right">$7,560</td></tr>
<tr><td>6</td><td align="right">$168,000</td><td align="right">$15,120</td></tr>
</tbody>
</table>
<p>The interest is only what shows. A dispute about a load that was delivered yesterday takes one call. The same dispute three weeks later takes a claims department.</p>
<h2>The order I’d do it in</h2>
<ol>
<li><strong>The receipt.</strong> The driver photographs it at the dock. The picture finds its own order by number, date and place; what it can’t match goes to a person with its three best guesses. Invoices leave <a href="/services?search=Delivery+proof+to+billing#ideas">the same day</a>. Do this first, because it pays for the rest.</li>
<li><strong>The address.</strong> Enter it once, at the quote, checked against a map. Every later document takes it from there. No retyping means no fourth version.</li>
<li><strong>The “where is my freight” call.</strong> Half the phone is that question. A message at pickup, at delay and at delivery <a href="/services?search=Order+status+without+a+call#ideas">answers it before it’s asked</a>. Leave the number of a person in it.</li>
<li><strong>The carrier’s bill.</strong> Compare it with what was agreed, line by line. Small differences are common, always in the same direction, and nobody has time to look. A program does.</li>
</ol>
<p>The fourth can wait until the first three run, and it should. Auditing bills with addresses that nobody trusts is arguing from the wrong paper.</p>
<h2>What to leave alone</h2>
<p>Dispatch. There are programs that plan loads very well on paper. Ours was planned by a man named Walt, who knew which dock foreman had a grudge. Give Walt better screens and fewer calls, and let him work.</p>
<h2>Before Monday</h2>
<p>Take the last twenty loads and write five dates beside each: delivered, receipt in the office, matched, invoiced, paid. One afternoon, one sheet. The longest gap is your first project, and it’s rarely the one that people complain about. You can see what such a project looks like when it’s done at the <a href="/freight-billing-desk">Freight Billing Desk</a>.</p>`,
};
