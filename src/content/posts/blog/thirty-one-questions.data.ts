import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const thirtyOneQuestions: DemoArticle = {
  by: 'ines-sandoval',
  daysAgo: 112,
  title: 'Thirty-one questions, asked again',
  slug: 'thirty-one-questions-asked-again',
  category: 'case-study',
  summary:
    'How a clinic’s clipboard shrank to three questions. The software was the smaller half; the larger one was finding out who reads the answers.',
  metaDescription:
    'Behind the clinic intake project: an audit of every question on a form, who reads the answer, and how thirty-one of them became three.',
  metaKeywords: 'patient intake, clinic automation, form audit, case study',
  content: `<p>The clipboard had thirty-one questions, on both sides, and it was given to everyone: a new patient, a patient of twenty years, a patient who had been in on Monday. The clinic asked us to put it on a phone. We nearly did, and it would have been a mistake with a nice font.</p>
<p>What’s there now is described at <a href="/clinic-intake-without-clipboards">Clinic Intake Without Clipboards</a>. This is how we got from thirty-one to three.</p>
<h2>Who reads the answer?</h2>
<p>We cut a clipboard form into strips, one question each, and carried the strips through the building for a day. At every desk we asked one thing: “Is this for you, and what do you do differently because of it?” If the answer was yes, they kept the strip.</p>
<table>
<thead><tr><th>What became of a question</th><th align="right">How many</th></tr></thead>
<tbody>
<tr><td>Already in the chart from the last visit</td><td align="right">14</td></tr>
<tr><td>Asked again by the nurse, out loud, ten minutes later</td><td align="right">6</td></tr>
<tr><td>Nobody wanted the strip</td><td align="right">5</td></tr>
<tr><td>Only for new patients</td><td align="right">3</td></tr>
<tr><td>Needed, each time, from everyone</td><td align="right">3</td></tr>
</tbody>
<tfoot><tr><th>On the clipboard</th><td align="right">31</td></tr></tfoot>
</table>
<p>One of the five orphans asked for a fax number. Another asked who had recommended the clinic; the person who used to count the answers had retired. Nobody had been wrong to add them. There had simply never been a day for taking one off.</p>
<h2>Show, then ask what changed</h2>
<p>The fourteen didn’t disappear. They’re shown: this is your address, this is your insurance, these are your medications. The question is only whether something has changed. Confirming takes seconds, and people spot mistakes in a list that a blank form would never have turned up.</p>
<blockquote>“You already know that” is the most common answer to any form. It’s usually correct.</blockquote>
<h2>Three things that we got wrong</h2>
<ul>
<li><strong>The link came too early.</strong> Five days ahead, people meant to do it later, and later was the waiting room. Two days ahead, most do it on the spot.</li>
<li><strong>We wrote “Verify your demographics.”</strong> One patient told the front desk that she had never had any. It now says “Is this still right?” in English and in Spanish.</li>
<li><strong>We wrote straight into the chart.</strong> In the second week a father answered for the wrong child. Since then the front desk sees the changes and approves them, which takes less time than typing did, and has caught worse since.</li>
</ul>
<h2>What it took off the desk</h2>
<p>The receptionists didn’t tell us about minutes. They said that they could look up again. A person coming through the door used to be handed a clipboard while someone else was on the phone; now there’s a greeting, because there’s nothing to hand over. It isn’t a figure, so it appears in no report. It’s the sentence that the clinic’s manager repeats to other clinics.</p>
<h2>Try it with yours</h2>
<ol>
<li>Print your longest form and cut it into strips.</li>
<li>Carry them around for a day. Whoever wants a strip has to say what they do with it.</li>
<li>Sort what’s left into known, new and never.</li>
<li>Show the known, ask the new, throw the never away in public.</li>
<li>Only then think about <a href="/blog/what-to-automate-first">software</a>.</li>
</ol>
<p>It costs a pair of scissors. More than once the shorter form has gone up on the wall the next morning, on paper, months before anything of ours was running.</p>`,
};
