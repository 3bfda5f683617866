import type { NewBlogPost } from '../schema.ts';

/** An article of the launch; how many days before the launch it was written. */
export interface LaunchArticle extends Omit<NewBlogPost, 'createdAt' | 'updatedAt'> {
  daysAgo: number;
}

const dana = {
  author: 'Dana Whitlock',
  authorTitle: 'CEO',
  authorImageUrl: '/portraits/dana-whitlock.svg',
};
const ravi = {
  author: 'Ravi Menon',
  authorTitle: 'CTO',
  authorImageUrl: '/portraits/ravi-menon.svg',
};
const ines = {
  author: 'Ines Sandoval',
  authorTitle: 'Head of Engineering',
  authorImageUrl: '/portraits/ines-sandoval.svg',
};
const grant = {
  author: 'Grant Holloway',
  authorTitle: 'Head of Sales',
  authorImageUrl: '/portraits/grant-holloway.svg',
};
const mina = {
  author: 'Mina Cho',
  authorTitle: 'Technical Account Executive',
  authorImageUrl: '/portraits/mina-cho.svg',
};

/** What stands in the blog when it opens. Content is HTML. */
export const blog: readonly LaunchArticle[] = [
  {
    ...ines,
    daysAgo: 3,
    title: 'What to automate first',
    slug: 'what-to-automate-first',
    category: 'automation',
    summary:
      'Not the most annoying task, and not the most impressive one. A short test for picking a first project that still looks like a good idea in six months.',
    metaDescription:
      'Four questions that sort a list of tasks into automate now, automate later and leave alone.',
    metaKeywords: 'what to automate, first automation project, process selection',
    readTimeMinutes: 2,
    published: true,
    content: `<p>Most lists of things to automate are in the wrong order. At the top stands whatever annoyed the boss last week. It is usually real, and it is usually a bad first project: rare, political, full of judgment.</p>
<h2>Four questions</h2>
<p>Take each task on your list and ask:</p>
<ol>
<li><strong>How often?</strong> Weekly at least. A program that runs twice a year has been forgotten by the second time, including by the people who wrote it.</li>
<li><strong>How alike?</strong> If you sat beside somebody doing it ten times, would seven look the same? The three that differ can go to a person. Five that differ cannot.</li>
<li><strong>Where does it start?</strong> It should start with something a program can notice: a mail arrives, a row appears, the clock says nine. "When Bob feels the pile is high enough" is a start too, but you will have to interview Bob.</li>
<li><strong>What does a mistake cost?</strong> For a first project, the answer should be "somebody notices and fixes it". Leave payroll for later, when you trust each other.</li>
</ol>
<p>Four good answers: do it now. Three: do it next. Two or fewer: the task wants a better form, a clearer rule or a shorter meeting, and those cost less than software.</p>
<h2>The trap of the whole process</h2>
<p>The second most common mistake is to automate from end to end. A process of nine steps has perhaps four that are dull and five that need somebody to think. Automate the four and hand the five over neatly: the right document open, the facts beside it, two buttons. People do not resent deciding. They resent looking things up in order to decide.</p>
<h2>A good first project is a little boring</h2>
<p>Ours tend to be: a form that fills in another form, a reminder that stops when the answer arrives, a folder that names its own files. Nobody puts that in a presentation. But it runs on the first day, it is still running in a year, and by then the list of what to do next has been written by the people whose afternoons came back.</p>`,
  },
  {
    ...ravi,
    daysAgo: 9,
    title: 'Where a language model belongs in an office',
    slug: 'where-a-language-model-belongs-in-an-office',
    category: 'ai',
    summary:
      'Models are good at reading and bad at being certain. Build around that, and they earn their keep without anybody having to trust them.',
    metaDescription:
      'Let a language model read and suggest, let plain code check and act, and send the rest to a person.',
    metaKeywords: 'language models in business, AI document processing, human review',
    readTimeMinutes: 2,
    published: true,
    content: `<p>We use language models in about half of what we build. In almost none of it is the model the part that does something. It reads; other things act. That division is the whole trick, and it is not new: it is how you would treat a very quick assistant who started on Monday and never says "I don't know".</p>
<h2>Good work for a model</h2>
<ul>
<li>Turning a rambling mail into five fields of a form.</li>
<li>Deciding which of twelve known kinds of document this one is.</li>
<li>Finding the clause about termination, and quoting it.</li>
<li>Writing the first draft of an answer that a person will send.</li>
</ul>
<p>In each case somebody, or something, can check the result in less time than it would take to produce it. That is the test we use. If checking takes as long as doing, the model has moved the work and saved none.</p>
<h2>Bad work for a model</h2>
<p>Adding. Comparing two lists. Anything about dates. Remembering what it did yesterday. Ordinary code does these perfectly, for nothing, and does them the same way each time. We have been asked to use AI to match payments with invoices; a join on three columns matched nearly all of them, and the model was useful for what was left, where customers had typed "for the thing in March".</p>
<h2>Three rules we keep</h2>
<ol>
<li><strong>It must quote.</strong> A value that the model extracts comes with the words it came from. Code checks that those words stand in the document. Invented values fail at once.</li>
<li><strong>It may pass.</strong> "Unsure" is an allowed answer and goes to a person. A model that is never unsure is one that nobody asked.</li>
<li><strong>It can be swapped.</strong> Fifty real cases with known answers sit beside the code. A new model is tried on those before it meets a customer, and we move only when the score does.</li>
</ol>
<p>None of this is exciting. It is why the thing still works on the day a supplier sends its invoice as a photograph of a fax.</p>`,
  },
  {
    ...grant,
    daysAgo: 15,
    title: 'What an hour of busywork really costs',
    slug: 'what-an-hour-of-busywork-really-costs',
    category: 'business',
    summary:
      'The wage is the small part. A sober way to put a number on repetitive work, and three cases in which the number says not to bother.',
    metaDescription:
      'How to estimate what repetitive office work costs: hours, loaded cost, errors and delay, with a worked example.',
    metaKeywords: 'cost of manual work, automation ROI, loaded hourly cost',
    readTimeMinutes: 2,
    published: true,
    content: `<p>I talk people out of projects for a living, or so my colleagues say. This is the sum I do with them. It fits on the back of an envelope, which is where it should be done, because a spreadsheet makes guesses look like facts.</p>
<h2>The sum</h2>
<p>Say that two people spend five hours a week each moving orders from mail into the stock system.</p>
<ul>
<li><strong>Hours.</strong> Ten a week, forty-eight weeks: 480 a year.</li>
<li><strong>Cost of an hour.</strong> Not the wage. Add taxes, benefits, desk and the share of somebody's time who manages them. Wage times 1.3 is a fair start. At $24 that makes about $31.</li>
<li><strong>Errors.</strong> If one order in a hundred is wrong and each takes forty minutes and an apology to repair, at 6,000 orders that is 40 more hours, and the apologies.</li>
</ul>
<p>So 520 hours at $31: a little over $16,000 a year. Now subtract what will remain. Somebody will still look at the odd ones, perhaps an hour a week. Call it $14,500 that you would get back.</p>
<h2>What the sum leaves out</h2>
<p>Delay. If orders wait until the afternoon to be typed, the truck leaves without them. That has often been worth more than the hours, and nobody has it in a report. Ask what would change if the data were there in a minute. If the answer is "nothing", believe it.</p>
<h2>When the number says no</h2>
<ol>
<li><strong>The hours are crumbs.</strong> Forty people each saving three minutes a day is on paper ten hours a week. In practice it is forty people with three minutes.</li>
<li><strong>The process is about to change.</strong> Automate after the new warehouse opens, not before.</li>
<li><strong>It pays back in more than a year.</strong> There is almost always something on your list that pays back in three months. Do that one, then call again.</li>
</ol>
<p>If you would like a first guess for your trade, the calculator on this site makes one in a minute. Then do the envelope. Yours is better, because it has your numbers on it.</p>`,
  },
  {
    ...ravi,
    daysAgo: 22,
    title: 'The order that was placed twice',
    slug: 'the-order-that-was-placed-twice',
    category: 'technology',
    summary:
      'Networks fail halfway. Whether that means a lost order, a double order or nothing at all is decided by two small habits in the code.',
    metaDescription:
      'Why automations duplicate or lose work when a connection drops, and how request keys and an outbox prevent it.',
    metaKeywords: 'idempotency, outbox pattern, reliable automation',
    readTimeMinutes: 2,
    published: true,
    content: `<p>A program asks a supplier's system to place an order. The line goes quiet. Did the order arrive? There are two honest answers, yes and no, and the program cannot tell them apart. If it asks again, you may get two pallets. If it does not, you may get none.</p>
<p>This is not a rare bug. It is what networks do, a few times a month in any busy office. A person on the telephone would say, "Did you get that?" Software has to be taught to.</p>
<h2>Habit one: give every request a name</h2>
<p>Before sending, the program invents a long random key and writes it down next to the order. It sends the key along. If the line drops, it sends the same request with the <em>same key</em>. The other side, if it is well made, recognizes the key and says "already done, here is what I told you the first time". Asking twice is now harmless, so you can ask until you hear something.</p>
<p>Banks and payment companies have worked this way for years. When we connect two systems, it is the first thing we look for in the manual. Where it is missing we build the equivalent: look first, then order, with our own number in the reference field.</p>
<h2>Habit two: write the letter before you post it</h2>
<p>The second failure is quieter. An order is saved; the program then mails the warehouse; between the two, the power goes. The order exists and nobody knows.</p>
<p>So we do not mail at that moment. In the same stroke that saves the order, we save the letter, in a table called the outbox. Both are kept or neither is. A separate little program empties the outbox, tries again when the post office is closed, and tells a person when a letter has been refused all day.</p>
<h2>How to ask for it</h2>
<p>You do not need to understand the code. Ask whoever builds for you: <strong>"What happens if it stops right here?"</strong> and put your finger anywhere on the diagram. A good answer starts with "nothing is lost, because". A bad one starts with "that should not happen".</p>
<p>The contact form on this site works like that, both habits. It seemed only fair.</p>`,
  },
  {
    ...dana,
    daysAgo: 31,
    title: 'Five documents, one delivery address',
    slug: 'five-documents-one-delivery-address',
    category: 'industry',
    summary:
      'Freight offices type the same address five times a shipment and get it wrong on the fourth. Notes from nine years at that desk.',
    metaDescription:
      'Where paperwork goes wrong in small freight and logistics offices, and the order in which to automate it.',
    metaKeywords: 'freight automation, bill of lading, logistics paperwork',
    readTimeMinutes: 2,
    published: true,
    content: `<p>I ran a freight office for nine years. We had good drivers, decent trucks, and a delivery address that was typed five times between the first call and the money: quote, order, bill of lading, delivery receipt, invoice. Each time by somebody else, each time from a different piece of paper.</p>
<p>The fourth one was where it went wrong. By then it came from a photograph.</p>
<h2>Where the days go</h2>
<p>People who have not worked in freight think that the delay is on the road. A good part of it is in the tray. The truck is back on Tuesday; the signed receipt comes out of the cab on Thursday; it is matched with the order on Friday, if the handwriting allows; the invoice goes out on Monday. You have lent your customer a week, free of charge, because of a clipboard.</p>
<h2>The order I would do it in</h2>
<ol>
<li><strong>The receipt.</strong> The driver photographs it at the dock. The picture finds its own order by number, date and place; what it cannot match goes to a person with its three best guesses. Invoices leave the same day. Do this first, because it pays for the rest.</li>
<li><strong>The address.</strong> Enter it once, at the quote, checked against a map. Every later paper takes it from there. No retyping means no fourth version.</li>
<li><strong>The "where is my freight" call.</strong> Half the phone is that question. A message at pickup, at delay and at delivery answers it before it is asked. Leave the number of a person in it.</li>
<li><strong>The carrier's bill.</strong> Compare it with what was agreed, line by line. Small differences are many, always in the same direction, and nobody has time to look. A program has.</li>
</ol>
<h2>What to leave alone</h2>
<p>Dispatch. There are programs that plan loads very well on paper. Ours was planned by a man named Walt, who knew which dock foreman had a grudge. Give Walt better screens and fewer calls, and let him work.</p>`,
  },
  {
    ...mina,
    daysAgo: 44,
    title: 'Eleven facts before a phone call',
    slug: 'eleven-facts-before-a-phone-call',
    category: 'case-study',
    summary:
      'How the specification for a sales team of forty-two came out of two days of sitting quietly behind four people, and fitted on one page.',
    metaDescription:
      'Behind the lead research case study: how watching four sales reps for two days became a one-page specification.',
    metaKeywords: 'sales automation case study, lead research, requirements',
    readTimeMinutes: 2,
    published: true,
    content: `<p>The <a href="/case-study">case study</a> on this site tells what we built for a national staffing firm and what came of it: twenty minutes of research a lead became two. This is the part that did not fit, which is how we knew what to build.</p>
<h2>We did not ask for requirements</h2>
<p>Had we asked forty-two sales people what they need to know before a call, we would have got a list of sixty things and a promise to think of more. Instead I sat behind four of them for two days with a notebook and wrote down what they <em>opened</em>.</p>
<p>All four opened the company's job postings first. None of them would have said so. Two read the reviews that former employees had left. One looked at the parking lot on the satellite picture, and explained, a little embarrassed, that a full one on a Saturday means overtime, and overtime means they need people.</p>
<h2>From sixty to eleven</h2>
<p>Back at the office we kept a fact only if we could finish this sentence: <strong>"If it is this rather than that, the rep says something different."</strong> The year a company was founded changes nothing. Whether it posted the same job twice in a month changes the first sentence of the call.</p>
<p>Eleven facts survived, in the order in which a call needs them. The parking lot did not; nobody could check it twice.</p>
<h2>What we got wrong</h2>
<p>The first version was proud of itself. It wrote a paragraph on each company, and the reps skimmed it for the one number they wanted. In the second week we threw the prose away and left a list. In the third, somebody asked for the phone number to be on top, and larger. That was the most popular thing we shipped.</p>
<h2>What I would repeat anywhere</h2>
<ul>
<li>Watch for what people open before you ask them what they want.</li>
<li>Keep a fact only if it changes what somebody does next.</li>
<li>Let the people who use it strike things out. They are better editors than we are.</li>
</ul>`,
  },
];
