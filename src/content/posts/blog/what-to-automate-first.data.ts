import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const whatToAutomateFirst: DemoArticle = {
  by: 'ines-sandoval',
  daysAgo: 3,
  title: 'What to automate first',
  slug: 'what-to-automate-first',
  category: 'automation',
  summary:
    'Not the most annoying task, and not the most impressive one. A short test for picking a first project that still looks like a good idea in six months.',
  metaDescription:
    'Four questions that sort a list of tasks into automate now, automate later and leave alone, with four common candidates put to the test.',
  metaKeywords: 'what to automate, first automation project, process selection',
  content: `<p>Most lists of things to automate are in the wrong order. At the top is whatever annoyed the boss last week. It’s usually real, and it’s usually a bad first project: rare, political, full of judgment.</p>
<h2>Four questions</h2>
<p>Take each task on your list and ask:</p>
<ol>
<li><strong>How often?</strong> Weekly at least. A program that runs twice a year has been forgotten by the second time, including by the people who wrote it.</li>
<li><strong>How alike?</strong> If you sat beside someone doing it ten times, would seven look the same? The three that differ can go to a person. Five that differ can’t.</li>
<li><strong>Where does it start?</strong> It should start with something a program can notice: an email arrives, a row appears, the clock says nine. “When Bob feels the pile is high enough” is a start too, but you’ll have to interview Bob.</li>
<li><strong>What does a mistake cost?</strong> For a first project, the answer should be “someone notices and fixes it.” Leave payroll for later, when you trust each other.</li>
</ol>
<p>Four good answers: do it now. Three: do it next. Two or fewer: the task wants a better form, a clearer rule or a shorter meeting, and those cost less than software.</p>
<h2>Four candidates, put to the test</h2>
<p>These come up in almost every first conversation. Your answers may differ, which is the point of asking.</p>
<table>
<thead><tr><th>Task</th><th>Often</th><th>Alike</th><th>Starts itself</th><th>Cheap mistakes</th><th>Verdict</th></tr></thead>
<tbody>
<tr><td>Typing <a href="/services?search=Orders+out+of+email#ideas">emailed orders</a></td><td>yes</td><td>mostly</td><td>yes</td><td>yes, if released by hand</td><td>now</td></tr>
<tr><td>Timesheet reminders</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td><td>now</td></tr>
<tr><td>Closing the month</td><td>no</td><td>yes</td><td>yes</td><td>no</td><td>in&nbsp;parts</td></tr>
<tr><td>Answering complaints</td><td>yes</td><td>no</td><td>yes</td><td>no</td><td>leave</td></tr>
</tbody>
</table>
<p>The reminder wins, and nobody ever proposes it. It takes one person twenty minutes every Friday, it’s the same each week, and when it goes wrong someone gets one message too many.</p>
<h2>The whole-process trap</h2>
<p>The second most common mistake is to automate from end to end. A process of nine steps has perhaps four that are dull and five that need someone to think. Automate the four and hand the five over <a href="/blog/a-tray-for-the-odd-ones">neatly</a>: the right document open, the facts beside it, two buttons. People don’t resent deciding. They resent looking things up in order to decide.</p>
<p>And write down the other five, if only to leave them alone on purpose. A step that stays with a person because it needs one is a decision. A step that stays because nobody mentioned it is a surprise in week three.</p>
<h2>A good first project is a little boring</h2>
<p>Ours tend to be: a form that fills in another form, a reminder that stops when the answer arrives, <a href="/services?search=Attachments+to+the+right+folder#ideas">a folder that names its own files</a>. Nobody puts that in a presentation. But it runs on the first day, it’s still running in a year, and by then the list of what to do next has been written by the people whose afternoons came back.</p>
<p>If you have no list yet, <a href="/signal-board/the-one-week-tally-sheet">a pencil and one week</a> will make you one.</p>`,
};
