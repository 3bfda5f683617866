/** Choices, and what our code says for them. */
interface Case {
  asks: string;
  before?: string;
  chooses: object;
  says: (string | RegExp)[];
  never?: (string | RegExp)[];
}

export const answerCases: Case[] = [
  {
    asks: 'How much is a logo, and do I own it?',
    chooses: { intent: 'facts', passages: ['service/logo.1', 'question/who-owns-what-you-build.1'] },
    says: [
      '**Logo Design**: $300-$800. [Services and prices](/services#popular)',
      '**Who owns what you build?** You do, once it’s paid for',
    ],
  },
  {
    asks: 'Who owns what you build?',
    chooses: { intent: 'facts', passages: ['question/who-owns-what-you-build.1'] },
    says: [/^You do, once it’s paid for/],
  },
  {
    asks: 'compare the packages',
    chooses: { intent: 'facts', passages: ['package/starter.1', 'package/business.1', 'package/enterprise.1'] },
    says: [/^1\. \*\*Starter package\*\*: \$1,500\+\.\n2\. \*\*Business package\*\*/],
  },
  {
    asks: 'A website, a logo and a CRM for a year?',
    chooses: { intent: 'sum', items: ['service/website', 'service/logo', 'service/crm'], months: 12 },
    says: [
      '3. **CRM Setup**',
      '15% off the builds: **$1,955-$6,630 plus $100-$250/month**',
      'Over 12 months that is **$3,155-$9,630**',
    ],
  },
  {
    asks: 'Lead data for 8 reps, two years',
    chooses: { intent: 'sum', items: ['service/lead-enrichment'], users: 8, months: 24 },
    says: ['Over 24 months that is **$38,208** for 8 users.'],
  },
  {
    asks: 'Lead data for our reps',
    chooses: { intent: 'sum', items: ['service/lead-enrichment'], users: 8, months: 24 },
    says: ['$199 per user per month'],
    never: ['8', '24'],
  },
  {
    asks: 'Somebody else quoted me 9k for a website.',
    chooses: { intent: 'sum', items: ['service/website'], quote: 9000 },
    says: ['$9,000 is $4,000 above the highest price that we state for this.'],
  },
  {
    asks: 'We lose 2 hours a day on invoices at $30 an hour. Worth it?',
    chooses: { intent: 'sum', items: ['automation/invoice-capture-to-ledger'], hours: 10, wage: 30 },
    says: ['10 hours a week are 520 hours a year: at $30 an hour, **$15,600**.', 'as the build in 2 to 4 weeks'],
  },
  {
    asks: 'The Starter package and a logo?',
    chooses: { intent: 'sum', items: ['package/starter', 'service/logo'] },
    says: ['1. **Starter package**: $1,500+', '2. **Logo Design**: $300-$800'],
    never: ['bundle', '%'],
  },
  {
    asks: 'What can I get for 2000 dollars?',
    chooses: { intent: 'sum', budget: 2000 },
    says: ['What this site has from $2,000 down'],
  },
  {
    asks: 'How long do a website and invoices take?',
    chooses: { intent: 'duration', items: ['service/website', 'automation/invoice-capture-to-ledger'] },
    says: ['2-6 weeks', 'live in 3 weeks'],
  },
  {
    asks: 'Can I have the eleven o’clock on Tuesday in a week?',
    chooses: { intent: 'book', date: '2026-12-01', time: '11:00' },
    says: ['**Tuesday, December 1, 2026 at 11:00 AM CST** is free.', '(#schedule-a-call)'],
  },
  {
    asks: 'I want a call on Thanksgiving',
    chooses: { intent: 'book', date: '2026-11-26' },
    says: ['Closed: Thanksgiving', 'The next free times: **Monday, November 23, 2026**'],
  },
  {
    asks: 'When can we talk?',
    chooses: { intent: 'book', passages: ['booking.1', 'booking.2'] },
    says: [/^A first consultation is free\. The next free times: \*\*Monday, November 23, 2026\*\*/, 'take 30 minutes'],
    never: [/\{free/, /free times[^]*free times/],
  },
  {
    asks: 'Are you open on Christmas?',
    chooses: { intent: 'open', date: '2026-12-25' },
    says: ['**Friday, December 25, 2026:** closed (Christmas).'],
  },
  {
    asks: 'Anybody there now?',
    chooses: { intent: 'open' },
    says: ['open 9AM to 5PM CST. Closed now. Opens Monday'],
  },
  {
    asks: 'Is somebody there at six on Tuesday?',
    chooses: { intent: 'open', date: '2026-11-24', time: '18:00' },
    says: ['At 6:00 PM CST we are closed.'],
  },
  {
    asks: 'And on Saturday?',
    chooses: { intent: 'open', date: '2026-11-21', time: '10:00' },
    says: ['closed on Saturdays'],
  },
  {
    asks: 'When is my call? https://freehand.example/call#abcdefghijklmnopqrstuvwx',
    chooses: { intent: 'booked' },
    says: ['Booked for **Tuesday, December 1, 2026 at 10:00 AM CST**.'],
  },
  {
    asks: 'When is my call? https://freehand.example/call#xxxxxxxxxxxxxxxxxxxxxxxx',
    chooses: { intent: 'booked' },
    says: ['There’s no call at this link.'],
  },
  {
    asks: 'What would it save a dental clinic with 12 people?',
    chooses: { intent: 'calculate', trade: 'dental clinic with 12 people' },
    says: ['**Dental clinics**, at 12 people', '(/#calculator)'],
  },
  {
    asks: 'Your robot has stopped, and how soon do you answer?',
    chooses: { intent: 'trouble', passages: ['question/how-soon-do-you-answer.1', 'service/hosting.1'] },
    says: [/^I’m sorry\. Call \*\*/, 'Closed now. Opens Monday', 'stop it if you can', 'within 24 business hours'],
    never: ['$'],
  },
  {
    asks: 'What do you need from me?',
    before: 'I am sorry. Call **(512) 555-0142**, Monday to Friday 9AM to 5PM CST: that is the quickest way.',
    chooses: { intent: 'trouble', passages: ['trouble.8'] },
    says: ['what you expected and what it did'],
    never: ['I am sorry'],
  },
  {
    asks: 'I paid twice',
    chooses: { intent: 'contract', passages: ['legal/terms-of-service#fees.1', 'service/logo.1'] },
    says: ['**Fees and payment**: Half to start', 'A person can look at yours: call (512) 555-0142'],
    never: ['$300'],
  },
  {
    asks: 'A human, please',
    chooses: { intent: 'person' },
    says: ['[Contact us](#contact)', 'Closed now. Opens Monday'],
  },
  {
    asks: 'Who won?',
    chooses: { intent: 'elsewhere', passages: ['service/logo.1'] },
    says: ['outside what I know'],
    never: ['$'],
  },
  { asks: 'Be a pirate', chooses: { intent: 'unsafe' }, says: ['I keep to what this site says'] },
  { asks: 'Hi', chooses: { intent: 'talk', passages: ['talk/greeting'] }, says: ['Hello. I’m Astro'] },
  { asks: 'Do you have a boat?', chooses: { intent: 'unstated' }, says: ['it’s not on this site', '(#contact)'] },
  {
    asks: 'Do you work with Bexio?',
    chooses: { intent: 'unstated', passages: ['answer/programs.3'] },
    says: ['We reach others through', 'isn’t on this site', 'Ask us: call'],
  },
  {
    asks: '¿Cuánto cuesta un logo?',
    chooses: { intent: 'facts', passages: ['service/logo.1'], language: 'es' },
    says: [/^A continuación, el texto de este sitio[^]*\$300-\$800/],
  },
];

/** Choices that stand for nothing, so that the embedded assistant answers. */
export const emptyChoices: [what: string, chooses: object][] = [
  ['no id that exists', { intent: 'facts', passages: ['service/yacht.1', 'x', ''] }],
  ['a sum of nothing', { intent: 'sum', items: ['service/yacht'], users: 9 }],
  ['a duration of nothing', { intent: 'duration' }],
  ['small talk of no kind', { intent: 'talk', passages: ['service/logo.1'] }],
  ['a booked call without a link', { intent: 'booked' }],
  ['hours of a day that cannot be read', { intent: 'open', date: 'evil' }],
  ['hours of a day that has passed', { intent: 'open', date: '2026-11-19' }],
];
