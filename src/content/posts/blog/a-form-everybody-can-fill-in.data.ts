import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const aFormEverybodyCanFillIn: DemoArticle = {
  by: 'tomasz-zielinski',
  daysAgo: 38,
  title: 'A form that Zoë, Łukasz and Mrs. O’Brien-Núñez can all fill out without picking up the phone',
  slug: 'a-form-everyone-can-fill-in',
  category: 'technology',
  summary:
    'Automations begin with forms, and forms begin by refusing people’s names. What to ask for, what to leave alone, and a set of values to try before your customers do.',
  metaDescription:
    'Names, phones, dates, addresses: what a form should accept, a checklist of awkward test values, and the four attributes that save typing.',
  metaKeywords: 'form design, form validation, autocomplete, data quality, accessibility',
  content: `<p>Bad data is blamed on people. Most of it comes from a form that wouldn’t take the truth. If the field says that a name may hold letters only, Mrs. O’Brien-Núñez becomes “OBrienNunez,” and three weeks later two systems disagree about whether they know her. No amount of clever matching afterward is as cheap as a field that says yes.</p>
<h2>What to ask, and what to stop asking</h2>
<table>
<thead><tr><th>Field</th><th>Ask for</th><th>Don’t</th></tr></thead>
<tbody>
<tr><td>Name</td><td>one line, any character</td><td>insist on two words, forbid hyphens, capitalize for them</td></tr>
<tr><td>Phone</td><td>whatever they type; clean it up afterward</td><td>refuse spaces, parentheses or a plus</td></tr>
<tr><td>Date</td><td>a calendar or three labeled fields</td><td>guess whether 3/4 is March or April</td></tr>
<tr><td>Address</td><td>street, city, postal code, country</td><td>demand a state from someone who has none</td></tr>
<tr><td>Email</td><td>an @ with something on both sides</td><td>judge the rest; send a message and see</td></tr>
<tr><td>Company</td><td>as it’s written on their invoice</td><td>offer a list without “other”</td></tr>
</tbody>
</table>
<p>A check should catch slips, not differences. “This phone number has four digits” is a slip. “This name has an apostrophe” is a person.</p>
<h2>Say what’s wrong while it can still be fixed</h2>
<p>Check when someone sends the form, then field by field as they repair it. Put the message under the field it is about and say what to do: “Enter the date your lease began, for example 4/1/2019.” Keep everything that was typed. A form that empties itself is the most reliable way we know of collecting short answers.</p>
<h2>Four attributes that save the typing</h2>
<p>Browsers know who’s sitting in front of them. Tell them what the field is and they fill it in, spelled correctly:</p>
<pre><code>&lt;input name="name"  autocomplete="name"&gt;
&lt;input name="email" autocomplete="email" type="email"&gt;
&lt;input name="phone" autocomplete="tel"   type="tel"&gt;
&lt;input name="zip"   autocomplete="postal-code" inputmode="numeric"&gt;</code></pre>
<p>The type also decides which keyboard a phone shows. Each is one line of work, and together they’re the largest improvement on this page. One warning about the last one: numbers on the keyboard are kind to Texas and useless in London, where postal codes have letters. Leave <code>inputmode</code> out if you ship abroad.</p>
<h2>Try these before your customers do</h2>
<p>Paste each into your form, or begin with <a href="/signal-board/five-lines-to-paste">the five lines we carry on our phones</a>; send it, and look at what arrives at the far end: in the mail, in the CRM, on the printed label.</p>
<ul>
<li>A name with marks: <code>Zoë Łukasiewicz-Núñez</code></li>
<li>An apostrophe of each kind: <code>O'Brien</code> and <code>O’Brien</code></li>
<li>A one-word name: <code>Teller</code></li>
<li>A two-letter name: <code>Li</code></li>
<li>A company with a symbol in its name: <code>Müller &amp; Söhne GmbH</code></li>
<li>A phone number with a country code: <code>+44 20 7946 0958</code></li>
<li>A space at the end, as every phone keyboard adds it</li>
<li>Two thousand characters in the message, with line breaks</li>
<li>Everything by keyboard, without touching the mouse</li>
<li>Everything with the browser zoomed to 200%</li>
</ul>
<p>If <code>Söhne</code> comes out as <code>SÃ¶hne</code>, two of your systems disagree about how letters are stored. Find out which two now. It’ll be a short afternoon. In a year it’ll be forty thousand rows.</p>
<h2>Then count</h2>
<p>Before and after: how many people begin the form, how many send it, and how many of those have to be called back because something was missing. The third figure is the one your team feels.</p>`,
};
