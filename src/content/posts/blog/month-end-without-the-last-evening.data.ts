import type { DemoArticle } from '#src/contracts/content/posts.ts';

/** A draft, so that admins see one in the demo. */
export const monthEndWithoutTheLastEvening: DemoArticle = {
  draft: true,
  by: 'dana-whitlock',
  daysAgo: 2,
  title: 'Month-end without the last evening',
  slug: 'month-end-without-the-last-evening',
  category: 'business',
  summary:
    'Most of what happens on the last evening of the month could have happened on the ninth. A calendar for spreading the close over the month.',
  metaDescription:
    'A calendar for spreading the month-end close over the month: what can be matched weekly, what daily, and what has to wait.',
  metaKeywords: 'month-end close, reconciliation, finance automation',
  content: `<p>On the last working day of every month I used to send someone out for sandwiches at six. It took me years to notice that we were eating because of work that had been sitting there since the ninth.</p>
<h2>What can be done on the ninth</h2>
<ul>
<li>Card charges and receipts: daily, while people still remember lunch.</li>
<li><a href="/services?search=Bank+lines+matched+nightly#ideas">Bank lines</a>: every night.</li>
<li>Supplier statements: on the day they arrive.</li>
<li>Accruals that repeat: on the first, from last month’s list.</li>
</ul>
<h2>What really has to wait</h2>
<p>Less than you’d think. Stock counts, the last week’s hours, and whatever depends on them.</p>
<h2>A calendar</h2>
<p><em>Carla has the one we use. Ask her whether we may show it, then finish this part and take a real week as the example.</em></p>`,
};
