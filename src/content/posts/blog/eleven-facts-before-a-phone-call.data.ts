import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const elevenFactsBeforeAPhoneCall: DemoArticle = {
  by: 'mina-cho',
  daysAgo: 94,
  title: 'Eleven facts before a phone call',
  slug: 'eleven-facts-before-a-phone-call',
  category: 'case-study',
  summary:
    'How the specification for a sales team of forty-two came out of two days of sitting quietly behind four people, and fit on one page.',
  metaDescription:
    'Behind the lead research case study: how watching four sales reps for two days became a one-page specification, and how to do the same.',
  metaKeywords: 'sales automation case study, lead research, requirements',
  content: `<p>The <a href="/case-study">case study</a> on this site describes <a href="/talent-enrichment-engine">what we built</a> for a national staffing firm and what came of it: twenty minutes of research a lead became two. This is the part that didn’t fit there: how we knew what to build.</p>
<h2>We didn’t ask for requirements</h2>
<p>Had we asked forty-two sales people what they need to know before a call, we’d have gotten a list of sixty things and a promise to think of more. Instead I sat behind four of them for two days with a notebook and wrote down what they <em>opened</em>.</p>
<p>All four opened the company’s job postings first. None of them would have said so. Two read the reviews that former employees had left. One looked at the parking lot on the satellite picture, and explained, a little embarrassed, that a full one on a Saturday means overtime, and overtime means they need people.</p>
<h2>From sixty to eleven</h2>
<p>Back at the office we kept a fact only if we could finish this sentence: <strong>“If it is this rather than that, the rep says something different.”</strong> The year a company was founded changes nothing. Whether it posted the same job twice in a month changes the first sentence of the call.</p>
<table>
<thead><tr><th>Fact</th><th>What it changes</th></tr></thead>
<tbody>
<tr><td>The same job posted twice in a month</td><td>“Did the first one not work out?” instead of “Are you hiring?”</td></tr>
<tr><td>A second site announced</td><td>Ask for the person who opens it, who isn’t the person who runs the first</td></tr>
<tr><td>Night shifts among the openings</td><td>Quote the night rate before they ask whether there is one</td></tr>
<tr><td>Year founded</td><td>Nothing: cut</td></tr>
</tbody>
</table>
<p>Eleven facts survived, in the order a call needs them. The parking lot didn’t; there was no second source to check it against.</p>
<h2>What we got wrong</h2>
<p>The first version was proud of itself. It wrote a paragraph on each company, and the reps skimmed it for the one number they wanted. In the second week we threw the prose away and left a list. In the third, someone asked for the phone number to be on top, and larger. That was the most popular thing we shipped.</p>
<h2>How to sit behind someone</h2>
<p>It’s harder than an interview, because you have to be quiet. This is the sheet I use:</p>
<ol>
<li>Ask for an ordinary day, and for permission. Say what the notes are for and who will see them.</li>
<li>Write down every window that’s opened, in order, with the time. Don’t ask why yet.</li>
<li>Mark what’s copied, and where it goes.</li>
<li>At lunch, read the list back and ask one question: “What would you have done without this one?”</li>
<li>On the second day, bring yesterday’s list and cross things out together.</li>
</ol>
<p>Two days with four people gave us more than two weeks of meetings would have, and it cost one box of pastries a morning.</p>
<h2>What I’d repeat anywhere</h2>
<ul>
<li>Watch for what people open before you ask them what they want.</li>
<li>Keep a fact only if it changes what someone does next.</li>
<li>Let the people who use it strike things out. They’re better editors than we are.</li>
</ul>`,
};
