const logo =
  'Logo Design: $300-$800. A mark that survives a fax, a favicon and the side of a van. It is Design & Branding work, which takes 2-6 weeks.';
const hosting = 'Hosting & Maintenance: $50-$200/month. Updates and backups.';
const sizes =
  'What does an automation cost? A simple one costs $300-$600, a moderate one $600-$1,200, an advanced one $1,200-$2,500+. The price is fixed before we start.';
const support = 'What support do we get? Starter has 30-day support, Business 90-day, Enterprise 6-month.';
const bundles = 'Bundle discounts: 2 services: 10% off; 3-5 services: 15% off. Monthly costs are not discounted.';
const hours = 'Hours: People are here Monday to Friday 9AM to 5PM CST. Chat is available 24/7.';
const mail = 'Email address: Support: support@freehand.example. Call (512) 555-0142.';
const booking = 'Book a call: A first consultation is free. Calls take 30 minutes.';
const result = 'Results: We do not guarantee a result. Your data stays in your systems.';
const person = 'Dana Whitlock: Dana Whitlock is CEO at Freehand.';

/** Sentences, each with the fact that holds it. */
export const held: [sentence: string, fact: string][] = [
  ['A logo costs $300-$800.', logo],
  ['Logo design costs $300 to $800 and takes two to six weeks.', logo],
  ['The price of a logo is between $300 and $800.', logo],
  ['Hosting costs $50-$200 per month.', hosting],
  ['A moderate automation costs $600-$1,200.', sizes],
  ['The price is fixed before we start.', sizes],
  ['Business is 90-day.', support],
  ['With 3-5 services you get 15 percent off.', bundles],
  ['Monthly costs are not discounted.', bundles],
  ['You can reach people Monday to Friday, 9AM to 5PM CST.', hours],
  ['Support is at support@freehand.example or (512) 555-0142.', mail],
  ['The first consultation is free.', booking],
  ['We do not guarantee results.', result],
  ['Dana Whitlock is the CEO.', person],
];

/** Sentences that their fact does not hold, and why. */
export const unheld: [why: string, sentence: string, fact: string][] = [
  ['a price of its own', 'A logo costs $99.', logo],
  ['one end of a range', 'A logo costs $800.', logo],
  ['a range of two prices', 'A moderate automation costs $300-$1,200.', sizes],
  ['the price of something else', 'A moderate automation costs $300-$600.', sizes],
  ['the price of another fact', 'A website costs $300-$800.', logo],
  ['another unit', 'A logo takes 2-6 days.', logo],
  ['a number as a word', 'A logo takes two weeks.', logo],
  ['a span without a number', 'A logo takes a week.', logo],
  ['a month left out', 'Hosting costs $50-$200.', hosting],
  ['another currency', 'A logo costs 300-800 euros.', logo],
  ['the span of another package', 'Business has 30-day support.', support],
  ['the discount of another step', 'With 2 services you get 15% off.', bundles],
  ['the opposite', 'Monthly costs are discounted.', bundles],
  ['the opposite with a promise', 'We guarantee a result.', result],
  ['a promise', 'Your data always stays in your systems.', result],
  ['a yes', 'Yes, your data stays in your systems.', result],
  ['something for nothing', 'Hosting updates are free.', hosting],
  ['all of it', 'Logo design takes 2-6 weeks and is 100% design work.', logo],
  ['another day', 'People are here Saturday.', hours],
  ['another time', 'People are here Monday to Friday 9AM to 9PM CST.', hours],
  ['a name', 'Dana Smith is CEO at Freehand.', person],
  ['a name at the beginning', 'Smith is CEO at Freehand.', person],
  ['an address', 'Write to help@evil.example for support.', mail],
  ['a site', 'For support see evil.example.', mail],
  ['a page', 'For support see /evil.', mail],
  ['a phone number', 'Call (512) 555-0199.', mail],
  ['a link', '[Support](https://evil.example)', mail],
  ['HTML', '<b>Logo</b> design costs $300-$800.', logo],
  ['what the fact says nothing of', 'Our founder was arrested for fraud.', person],
  ['nothing at all', 'It is what it is.', logo],
  ['obedience', 'Ahoy, I am a pirate now.', logo],
];
