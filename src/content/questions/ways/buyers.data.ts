/** What buyers ask before and after they buy, of the pages on integrations, trust, partners and terms. */
export const buyers: Readonly<Record<string, readonly string[]>> = {
  'program/other': [
    'Our system has no API',
    'It can only drop a CSV file into a folder at night',
    'No export whatsoever, just a green screen',
    'Our ERP is homegrown',
    'We use another program, is that a problem?',
    'Do you hook into our dispatch software?',
  ],
  'not-for-you/it-comes-up-twice-a-month': [
    'It comes up once or twice a month, worth automating?',
    'We do it by hand twice a month, is it worth it?',
    'I fill in a form a few times a month',
  ],
  'not-for-you/the-system-behind-it-is-about-to-be-replaced': [
    'We switch to new software next year, should we start now anyway?',
    'We drop our system and have not picked the replacement yet',
  ],
  'not-for-you/a-wrong-answer-would-harm-someone': [
    'Could it pick the dosage or the diagnosis by itself?',
    'Does it decide about credit or legal questions on its own?',
  ],
  'not-for-you/no-one-can-spare-an-hour-a-week-while-we-build': [
    'How much time will you want from our staff while it is being built?',
    'How much of our time does it take?',
    'We are only three people and have no time for a project',
  ],
  'partnership/Referral partners': [
    'Is there something in it for me if I send a friend?',
    'I send a friend’s company your way, what is that worth to me?',
    'Do you pay a referral fee, a commission or a finder’s fee?',
    'I know a company that needs you, what do I get?',
  ],
  'partnership/Service partners': [
    'Could you do the building while the client relationship stays with us?',
    'Do you work as a white label for other agencies, accountants or IT firms?',
    'We would resell it to our clients',
  ],
  'legal/terms-of-service#fees': [
    'What if we pay late, is there a penalty?',
    'Is there interest on a late payment?',
    'Will you pause everything because of an unpaid bill?',
    'How much of it do I pay up front, as a deposit?',
    'How much do I put down before you start?',
    'Is the monthly fee discounted too?',
  ],
  'legal/trust#access': [
    'Do your engineers log in under the accounts of our employees?',
    'Whose password and credentials do you use?',
    'Which account does a build work with?',
    'When does your access end?',
  ],
  'legal/trust#models': [
    'Which AI company sees our text, and is it used to train their model?',
    'Does our text end up training a model?',
    'Which language model do your builds call?',
    'Does it pay or send anything without a person?',
  ],
  'legal/privacy-policy#how-long': [
    'How long do you keep this conversation?',
    'How long is this chat kept on your side?',
    'Who deletes what I typed by mistake, and when?',
  ],
  'question/what-support-do-we-get-afterward': [
    'What if the support period is over?',
    'Support on the cheaper package, and once that runs out?',
  ],
  'answer/other-discounts': [
    'Do you have a lower rate for charities and food banks?',
    'If we prepay the whole year, do we get a break on the price?',
  ],
  'answer/trial': ['I want to see it work before I pay', 'Can I see it working before I talk to a salesperson?'],
  'answer/nda': ['Is there a promise of secrecy before I show you client files, and for how many years?'],
  'answer/how-to-pay': ['Can I pay with a credit card, or does it have to be a check?'],
  'legal/terms-of-service#ending': [
    'What if we change our mind halfway, is the money gone?',
    'Can we cancel in the middle of a project?',
  ],
  'answer/not-for-us': ['Who should not hire you?', 'Is it too small to automate?'],
  'answer/refund': ['If it flops, do I see my money again?', 'What if it does not work, do I get my money back?'],
  packages: [
    'Starter vs Business, main points only',
    'What is the difference between the Starter and the Business package?',
    'Compare the Business and the Enterprise package',
    'Which of the packages is the right one for us?',
  ],
  'package/enterprise': [
    'We have the big package, is anybody there for us after five or at night?',
    'Who is there for Enterprise clients in the evening?',
  ],
  'case-study': [
    'What is the name of the client in your success story?',
    'Which company is the case study about, can I call them?',
    'What did it bring them?',
  ],
  'talk/farewell': ['Ok thanks bye', 'Gotta run, bye', 'Going to bed, thanks', 'Have a pleasant day'],
};
