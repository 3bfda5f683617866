import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const fiftyCasesInAFolder: DemoArticle = {
  by: 'mina-cho',
  daysAgo: 31,
  title: 'Fifty cases in a folder',
  slug: 'fifty-cases-in-a-folder',
  category: 'ai',
  summary:
    'Before you buy anything with AI in its name, spend a day on a folder of your own examples. It’ll outlast every demonstration you’re shown.',
  metaDescription:
    'How to build a small test set before buying an AI tool: choosing fifty cases, writing down right answers, scoring what mistakes cost.',
  metaKeywords: 'AI evaluation, test set, choosing AI software, document AI',
  content: `<p>A demonstration shows you the vendor’s invoices. They’re lovely: straight, one page, in English, with a total at the bottom right. Yours have coffee on them. The gap between the two is the whole risk of the purchase, and you can measure it yourself in about a day.</p>
<h2>Choose the fifty</h2>
<p>Not the fifty newest, and not fifty from your tidiest customer. Open last quarter’s folder and take:</p>
<ul>
<li><strong>Thirty at random.</strong> Really at random: every twentieth, whatever it is.</li>
<li><strong>Ten that went wrong.</strong> Ask the people who remember. They won’t need long.</li>
<li><strong>Five that are rare and expensive.</strong> The credit note, the amendment, the one in Spanish.</li>
<li><strong>Five that aren’t the thing at all.</strong> A menu, a resume, a blank page. A good tool says that this isn’t an invoice. A bad one finds a total.</li>
</ul>
<p>Take out what nobody outside should see, or get the agreement signed first. Put the files into one folder and never change them again. When you find a nasty new one, it goes into a second folder; otherwise last month’s score and this month’s can’t be compared.</p>
<h2>Write down the right answers first</h2>
<p>One row a case, one column for each thing you want to know. Two people do it separately. Wherever they disagree you’ve found something more useful than a test case: a question on which your own office has no answer. Settle it, and write the rule at the top of the sheet.</p>
<p>Do this <em>before</em> you see what any tool says. Once there’s an answer on the screen, everyone remembers having thought so all along.</p>
<h2>Score what mistakes cost</h2>
<p>“Ninety-four percent accurate” is a sentence without a unit. Count fields, not documents, and give every outcome the minutes it costs you:</p>
<table>
<thead><tr><th>Outcome</th><th align="right">Costs</th><th align="right">Tool A</th><th align="right">Tool B</th></tr></thead>
<tbody>
<tr><td>Right</td><td align="right">0 min</td><td align="right">188</td><td align="right">176</td></tr>
<tr><td>“Unsure,” so a person looks</td><td align="right">1 min</td><td align="right">2</td><td align="right">22</td></tr>
<tr><td>Wrong, found at the desk</td><td align="right">5 min</td><td align="right">4</td><td align="right">1</td></tr>
<tr><td>Wrong, found by a customer</td><td align="right">60 min</td><td align="right">6</td><td align="right">1</td></tr>
</tbody>
<tfoot><tr><th>Minutes for 200 fields</th><td></td><td align="right">382</td><td align="right">87</td></tr></tfoot>
</table>
<p>The figures are made up; the shape isn’t. Tool A gets twelve more fields right and is by far the worse purchase, because it’s never in doubt. What you’re buying isn’t the right answers. It’s <a href="/blog/where-a-language-model-belongs-in-an-office">knowing which ones are</a>.</p>
<h2>Five questions that the folder asks for you</h2>
<ol>
<li>May we run our fifty in front of you, today, unchanged?</li>
<li>Can it say that it’s unsure, and can we move that line ourselves?</li>
<li>What happens to our files afterward, and where is that written?</li>
<li>What does it cost at ten times the volume?</li>
<li>When you change the model underneath, do we hear about it before or after?</li>
</ol>
<p>A vendor who likes the first question is worth a second meeting.</p>
<h2>Keep the folder</h2>
<p>It’s the acceptance test of whatever you build or buy, and <a href="/blog/how-to-read-a-quote-for-software-work">the fourth line of a good quote</a>. It’s the first thing to run after every update. And in two years, when someone proposes the next tool, it turns a week of opinions into an hour of counting. We ask every client for one, and where there’s none, we make it together before we quote.</p>`,
};
