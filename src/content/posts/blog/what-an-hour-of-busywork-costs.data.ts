import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const whatAnHourOfBusyworkCosts: DemoArticle = {
  by: 'grant-holloway',
  daysAgo: 24,
  title: 'What an hour of busywork really costs',
  slug: 'what-an-hour-of-busywork-really-costs',
  category: 'business',
  summary:
    'The wage is the small part. A sober way to put a number on repetitive work, and three cases in which the number says not to bother.',
  metaDescription:
    'How to estimate what repetitive office work costs: hours, loaded cost, errors and delay, with a worked example and a break-even table.',
  metaKeywords: 'cost of manual work, automation ROI, loaded hourly cost, break-even',
  content: `<p>I talk people out of projects for a living, or so my colleagues say. This is the math I do with them. It fits on the back of an envelope, which is where it should be done, because a spreadsheet makes guesses look like facts.</p>
<h2>The math</h2>
<p>Say that two people spend five hours a week each moving <a href="/services?search=Orders+out+of+email#ideas">orders from email</a> into the inventory system.</p>
<ul>
<li><strong>Hours.</strong> Ten a week, forty-eight weeks: 480 a year.</li>
<li><strong>Cost of an hour.</strong> Not the wage. Add taxes, benefits, a desk and a share of the time of whoever manages them. Wage times 1.3 is a fair start. At $24 that makes about $31.</li>
<li><strong>Errors.</strong> If one order in a hundred is wrong and each takes forty minutes and an apology to repair, at 6,000 orders that is 40 more hours, and the apologies.</li>
</ul>
<p>So 520 hours at $31: a little over $16,000 a year. Now subtract what will remain. Someone will still look at <a href="/blog/a-tray-for-the-odd-ones">the odd ones</a>, perhaps an hour a week. Call it $14,500 that you’d get back.</p>
<h2>How little it takes to break even</h2>
<p>Turn the math around and ask how much a build must save to be paid for within a year. The table uses forty-eight weeks and $35 an hour, the rate behind the ROI figures on <a href="/services">our own price list</a>.</p>
<table>
<thead><tr><th>Price of the build</th><th align="right">Hours in the year</th><th align="right">Time a week</th></tr></thead>
<tbody>
<tr><td>$600, the top of a simple build</td><td align="right">17</td><td align="right">21 minutes</td></tr>
<tr><td>$1,200, the top of a moderate one</td><td align="right">34</td><td align="right">43 minutes</td></tr>
<tr><td>$2,500, well into advanced</td><td align="right">71</td><td align="right">1 hour 29 minutes</td></tr>
<tr><td>$5,000, several at once</td><td align="right">143</td><td align="right">2 hours 59 minutes</td></tr>
</tbody>
</table>
<p>The small numbers surprise people, so be strict with the savings side of the math. Count hours that will truly be used for something else. An hour that turns into a longer lunch is pleasant, but it isn’t savings.</p>
<h2>What the math leaves out</h2>
<p>Delay. If orders wait until the afternoon to be typed, the truck leaves without them. That has often been worth more than the hours, and nobody has it in a report. Ask what would change if the data were there in a minute. If the answer is “nothing,” believe it.</p>
<p>Leaving, too. When the one person who can do the task resigns, you pay for the weeks in which nobody can. I’ve never seen that in a business case, and I’ve seen it happen three times.</p>
<h2>When the number says no</h2>
<ol>
<li><strong>The hours are crumbs.</strong> Forty people each saving three minutes a day is on paper ten hours a week. In practice it’s forty people with three minutes.</li>
<li><strong>The process is about to change.</strong> Automate after the new warehouse opens, not before.</li>
<li><strong>It pays back in more than a year.</strong> There’s almost always something on your list that pays back in three months. Do that one, then call again.</li>
</ol>
<p>If you’d like a first guess for your trade, the calculator on this site makes one in a minute. Then do the envelope. Yours is better, because it has your numbers on it.</p>`,
};
