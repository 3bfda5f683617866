import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const aTrayForTheOddOnes: DemoArticle = {
  by: 'tomasz-zielinski',
  daysAgo: 17,
  title: 'A tray for the odd ones',
  slug: 'a-tray-for-the-odd-ones',
  category: 'automation',
  summary:
    'Every automation leaves something for a person. One screen, which nobody puts in the quote, decides whether people thank you for it.',
  metaDescription:
    'How to design the exception queue of an automation: what each case must show, which buttons it needs, and the four figures to watch.',
  metaKeywords: 'exception handling, human in the loop, automation design, review queue',
  content: `<p>A build that handles nine orders in ten sounds finished. It is, for nine of them. The tenth lands somewhere, and that somewhere is usually a mailbox with the subject “Error: could not process.” I’ve watched good automations die in that mailbox. So now we draw the tray first and the machine after it.</p>
<h2>Where the savings are made or lost</h2>
<p>Say that 200 orders arrive in a day and used to take four minutes each: 800 minutes. The machine takes 180 of them.</p>
<table>
<thead><tr><th>What the odd twenty cost</th><th align="right">Minutes each</th><th align="right">A day</th></tr></thead>
<tbody>
<tr><td>A bare error message; find the mail, open the order, start over</td><td align="right">12</td><td align="right">240</td></tr>
<tr><td>Mail and half-filled order side by side</td><td align="right">3</td><td align="right">60</td></tr>
<tr><td>The one doubtful field, three guesses, a key for each</td><td align="right">0.5</td><td align="right">10</td></tr>
</tbody>
</table>
<p>Same machine, same share of odd ones. Between the first line and the last are almost four hours a day, and all of it comes down to the screen.</p>
<h2>What each case has to show</h2>
<ul>
<li><strong>The question, in a sentence.</strong> “Is the delivery date March 4 or April 3?” Not “Validation failed (code 14).”</li>
<li><strong>The source, open at the right place.</strong> Page 3, the line marked. If someone has to scroll to find it, you’ve handed them the work you were paid to take away.</li>
<li><strong>What the machine believes, and why.</strong> Its guess first, the others after it, each one key away.</li>
<li><strong>How long it may wait.</strong> A case that has to be decided by 2 PM says so and moves up.</li>
<li><strong>Who has it.</strong> Two people deciding the same case is how <a href="/blog/the-order-that-was-placed-twice">an order gets placed twice</a>.</li>
</ul>
<h2>Four buttons</h2>
<p>We’ve tried more. These are the ones that stayed:</p>
<dl>
<dt>Yes, like that</dt>
<dd>The guess is right. This is the large one, and the Enter key.</dd>
<dt>No, like this</dt>
<dd>A correction in place. The case goes on its way, and the pair of before and after is kept as a test, in <a href="/blog/fifty-cases-in-a-folder">a folder</a>.</dd>
<dt>Not ours</dt>
<dd>Advertising, a wrong address, a joke. It leaves the process, and nobody has to invent a value just to get past the form.</dd>
<dt>I don’t know</dt>
<dd>Goes to someone named, with a line of text. Without this button people choose one of the other three, and you won’t learn which.</dd>
</dl>
<h2>Make it work with one hand on the phone</h2>
<p>The person at the tray is usually doing something else. So every case can be decided from the keyboard, the screen is readable at arm’s length, nothing moves when a new case arrives, and whatever was typed survives a reload. We test that with a cracked phone and a bad connection. It sounds fussy until you’ve lost a sentence to a closing elevator.</p>
<h2>Four figures, once a week</h2>
<ol>
<li>How many cases came into the tray, out of how many in all?</li>
<li>What were the three most common questions?</li>
<li>How long did the oldest one wait?</li>
<li>How often was the first guess right?</li>
</ol>
<p>The second is the one to act on. If “March 4 or April 3” is at the top for three weeks, that isn’t an exception anymore. It’s a rule nobody has written yet. Write it, and the tray gets shallower by itself.</p>
<p>A tray that’s always empty is worth a look, too. Either the machine is very good, or it has stopped being unsure. Take twenty finished cases at random and check which.</p>`,
};
