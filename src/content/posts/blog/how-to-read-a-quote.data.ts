import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const howToReadAQuote: DemoArticle = {
  by: 'carla-benavides',
  daysAgo: 52,
  title: 'How to read a quote for software work',
  slug: 'how-to-read-a-quote-for-software-work',
  category: 'business',
  summary:
    'Two quotes for the same job, one at twice the price of the other, and no way to tell which is cheaper. Nine lines to look for, ours included.',
  metaDescription:
    'What a quote for automation or software should say: scope, acceptance, running costs, ownership and exit, with a three-year comparison.',
  metaKeywords: 'software quote, fixed price, automation cost, total cost of ownership, vendor selection',
  content: `<p>I write the promises here, with their dates, and then I watch them. That makes me a slow reader of other people’s quotes. Most of the trouble I’ve seen in projects was already on paper on the first day, in a sentence that both sides were glad not to look at closely.</p>
<h2>Nine lines to look for</h2>
<ol>
<li><strong>What goes in and what comes out.</strong> By name, with an example of each attached. “Invoice processing” is a topic. “A PDF invoice in this mailbox becomes a draft bill in this ledger” is work.</li>
<li><strong>What’s left for a person.</strong> There’s always something. If the quote doesn’t say, assume that it’s more than they think.</li>
<li><strong>What isn’t included.</strong> A list of exclusions is a sign of someone who has done this before.</li>
<li><strong>How you’ll know that it’s finished.</strong> Ideally <a href="/blog/fifty-cases-in-a-folder">your own examples with the right answers beside them</a>, and how many must come out right.</li>
<li><strong>When you see the first piece run.</strong> A date, and it should be well before the halfway point.</li>
<li><strong>What it costs after the last day.</strong> Hosting, licenses, messages, model usage: each by the month, at your volume and at twice that.</li>
<li><strong>Who repairs what, until when.</strong> A defect in what was built isn’t a change request. It should say so.</li>
<li><strong>Who owns it.</strong> Code, accounts, prompts, documentation, and in whose name the accounts were opened.</li>
<li><strong>How you leave.</strong> What you get on the day you part, in which format, and for how much.</li>
</ol>
<h2>The cheap one, over three years</h2>
<p>Here are two invented quotes for the same job. The first line is all that most people compare.</p>
<table>
<thead><tr><th>What you pay</th><th align="right">Quote A</th><th align="right">Quote B</th></tr></thead>
<tbody>
<tr><td>Build</td><td align="right">$900</td><td align="right">$2,400</td></tr>
<tr><td>Monthly fees</td><td align="right">$190</td><td align="right">$60</td></tr>
<tr><td>Your people’s time</td><td align="right">2 hours a week</td><td align="right">½ hour a week</td></tr>
<tr><td>The same at $35 an hour, a year of 48 weeks</td><td align="right">$3,360</td><td align="right">$840</td></tr>
</tbody>
<tfoot><tr><th>Three years</th><td align="right">$17,820</td><td align="right">$7,080</td></tr></tfoot>
</table>
<p>The difference isn’t in the price of the build. It’s in lines two and six of the list above, which is why they’re so often missing.</p>
<h2>Words that should make you ask</h2>
<ul>
<li><strong>“Up to.”</strong> Up to 95% accurate includes zero.</li>
<li><strong>“Standard integration.”</strong> Ask for the name of a client who uses it with the version you have.</li>
<li><strong>“Phase two.”</strong> If phase one is of no use without it, it’s one phase with two invoices.</li>
<li><strong>“As needed.”</strong> By whom, and who decides?</li>
<li><strong>“AI-powered.”</strong> Fine. What happens when it’s wrong?</li>
</ul>
<h2>Hold us to it</h2>
<p>It would be poor form to leave ourselves out. Our prices are on the <a href="/services">services page</a>, and what you agree to is fixed in writing before we begin. You see something running within the first third of the time. Support lasts between 30 and 180 days, depending on <a href="/services-old#packages">the package</a>, and defects in what we built are repaired free of charge during that time. What you have paid for <a href="/terms-of-service#ownership">is yours</a>, and accounts are opened in your name. If discovery shows that the thing shouldn’t be built, you keep the map of the process and pay for the steps delivered.</p>
<p>If you find one of the nine lines missing in a quote of ours, send it back. I won’t be offended. I’ll be mildly embarrassed, and it’ll be there the next morning.</p>`,
};
