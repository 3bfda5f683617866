import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const whereALanguageModelBelongs: DemoArticle = {
  by: 'ravi-menon',
  daysAgo: 10,
  title: 'Where a language model belongs in an office',
  slug: 'where-a-language-model-belongs-in-an-office',
  category: 'ai',
  summary:
    'Models are good at reading and bad at being certain. Build around that, and they earn their keep without anyone having to trust them.',
  metaDescription:
    'Let a language model read and suggest, let plain code check and act, and send the rest to a person. With the check we use.',
  metaKeywords: 'language models in business, AI document processing, human review',
  content: `<p>We use language models in a good part of what we build. In almost none of it is the model the part that acts. It reads; other things act. That division is the whole trick, and it isn’t new: it’s how you’d treat a very quick assistant who started on Monday and never says “I don’t know.”</p>
<h2>Good work for a model</h2>
<ul>
<li>Turning a rambling email into five fields of a form.</li>
<li>Deciding which of twelve known kinds of document this one is.</li>
<li>Finding the clause about termination, and quoting it.</li>
<li>Writing the first draft of an answer that a person will send.</li>
</ul>
<p>In each case someone, or something, can check the result in less time than it would take to produce it. That’s the test we use. If checking takes as long as doing, the model has moved the work and saved none.</p>
<h2>Bad work for a model</h2>
<p>Adding. Comparing two lists. Anything about dates. Remembering what it did yesterday. Ordinary code does these perfectly, for nothing, and does them the same way each time. We’ve been asked to use AI to match payments with invoices; a join on three columns matched nearly all of them, and the model was useful for what was left, where customers had typed “for the thing in March.”</p>
<h2>Three rules we keep</h2>
<ol>
<li><strong>It must quote.</strong> A value that the model extracts comes with the words it came from. Code checks that those words appear in the document. Invented values fail at once.</li>
<li><strong>It may pass.</strong> “Unsure” is an allowed answer and goes <a href="/blog/a-tray-for-the-odd-ones">to a person</a>. A model that’s never unsure is one that nobody has asked.</li>
<li><strong>It can be swapped.</strong> <a href="/blog/fifty-cases-in-a-folder">Fifty real cases</a> with known answers sit beside the code. A new model is tried on those before it meets a customer, and we move only when the score does.</li>
</ol>
<h2>What the first rule looks like</h2>
<p>We ask for an answer in this shape, and for nothing else:</p>
<pre><code>{
  "field": "notice period",
  "value": "90 days",
  "quote": "upon ninety (90) days’ written notice",
  "page": 7
}</code></pre>
<p>Then twenty lines of plain code do three things. They look for the quote on page 7, ignoring line breaks. They read the number out of the quote themselves and compare it with the value. If either fails, the field stays empty and a person gets page 7 with the passage marked. The model never learns whether it was believed.</p>
<h2>What that is worth</h2>
<p>Say that a thousand <a href="/services?search=First+read+of+a+contract#ideas">contracts have to be read</a> and one takes a paralegal four minutes: that is 66 hours and 40 minutes. If 920 come back quoted and confirmed, and 80 go to a person at two minutes each because the page is already open, two hours and forty minutes are left. Try it on fifty of yours before you believe the 920.</p>
<p>None of this is exciting. It’s why the thing still works on the day a supplier sends its invoice as a photograph of a fax.</p>`,
};
