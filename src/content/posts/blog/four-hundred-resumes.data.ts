import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const fourHundredResumes: DemoArticle = {
  by: 'joy-adeyemi',
  daysAgo: 80,
  title:
    'Four hundred resumes and a Tuesday: what software may sort in hiring, what it may suggest, and what stays with a person',
  slug: 'four-hundred-resumes-and-a-tuesday',
  category: 'industry',
  summary:
    'A former recruiter on where automation helps in staffing, where it quietly does harm, and a table to pin above the desk.',
  metaDescription:
    'Which steps of recruiting can be automated, which need a person, how to test a shortlist for unfairness, and what to tell applicants.',
  metaKeywords: 'recruiting automation, resume screening, staffing, fair hiring, applicant tracking',
  content: `<p>I’ve read more resumes than is healthy. On a bad Tuesday there were four hundred for one warehouse lead, and I can tell you what I did: I read sixty properly, skimmed a hundred, and sorted the rest by things I wouldn’t have wanted to say out loud. So I’m not sentimental about human screening. I’m careful about replacing it, because software makes the same mistake four hundred times before lunch and never looks tired.</p>
<h2>Pin this above the desk</h2>
<table>
<thead><tr><th>Step</th><th>Software</th><th>Person</th></tr></thead>
<tbody>
<tr><td>Confirm that an application arrived</td><td>does it, within a minute</td><td></td></tr>
<tr><td>Copy name, licenses and dates into the system</td><td>does it, and marks what it couldn’t read</td><td>checks the marks</td></tr>
<tr><td>Hard requirements: a forklift license, night shifts</td><td>asks the applicant if the application doesn’t say</td><td>decides on exceptions</td></tr>
<tr><td>Rank the rest</td><td>may suggest, <a href="/services?search=Resume+pile+to+shortlist#ideas">with the reason beside it</a></td><td>reads beyond the first page</td></tr>
<tr><td>Reject</td><td>never on its own</td><td>decides</td></tr>
<tr><td>Find a time to talk</td><td>does it</td><td></td></tr>
<tr><td>Tell someone no</td><td>drafts it the same day</td><td>sends it</td></tr>
</tbody>
</table>
<p>Look at how much of the first column is politeness. The most common complaint about applying for a job is silence, and silence is the easiest thing on the list to automate away.</p>
<h2>Ask, don’t infer</h2>
<p>The worst habit of screening tools is guessing at what they could have asked. A gap of fourteen months may be prison, a baby or a mother with cancer, and it’s none of your business which. If nights matter, ask: “Can you work from 10 p.m. to 6 a.m.?” One text message, two buttons. You get a fact instead of a probability, and so does the applicant.</p>
<p>For the same reason, keep out of a model’s sight what must not count: name, photograph, date of birth, street, the year of the school diploma. If it can’t see them, you have one less argument to lose. It may still find a stand-in, a sports club or a ZIP code, which is why you test.</p>
<h2>A test for an afternoon</h2>
<ol>
<li>Take thirty applications whose outcome you know. Include people you nearly missed and were glad you didn’t.</li>
<li>Make a copy of each in which only the name is different, then one in which only the gap is.</li>
<li>Run all ninety. If a ranking changes, the tool has looked at something it shouldn’t have.</li>
<li>Compare who comes through by group with who applied. American agencies have used a rule of thumb since 1978: be alarmed when one group’s rate of selection is less than four-fifths of the highest group’s.</li>
<li>Do it again after each update, and keep the results.</li>
</ol>
<p>If 50 of 100 applicants in group A pass and 35 of 100 in group B do, the ratio is 35 to 50, or 70%. That’s below 80%. It doesn’t prove anything by itself. It means that you stop and look before anyone else asks you to.</p>
<h2>What the law wants to know</h2>
<p>It varies by place and changes quickly, so ask a lawyer where you hire. New York City, to name one, has since 2023 required an independent bias audit and a notice to candidates before an automated tool may screen them for a job there. A written answer to three questions gets you most of the way anywhere: what does the tool decide, what does it look at, and who can overrule it?</p>
<h2>What you get out of it</h2>
<p>Not fewer recruiters, in my experience. The typing goes, the chasing for <a href="/services?search=Interview+times+that+fit#ideas">interview times</a> goes, and the calls get longer. The best hire I ever made was number 371 of the four hundred. I found her because the first eighty had all been sorted by the same bad habit, and it was mine.</p>`,
};
