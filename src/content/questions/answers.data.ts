import type { BuyersQuestion } from '#src/contracts/content/buyers-question.ts';
import { callWords } from '../call.data.ts';
import { priceText, prices } from '../prices.ts';
import { projectWords } from '../projects-pages.data.ts';
import { site } from '../site.ts';
import { industryNames, termsLink } from './answer-parts.ts';
import { tradeQuestions } from './trade-questions.ts';

const faq = { label: 'Packages and questions', href: '/services-old' };
const projects = { label: 'Projects', href: '/projects' };

export const buyersQuestions: readonly BuyersQuestion[] = [
  ...tradeQuestions,
  {
    id: 'other-tools',
    asked: [
      'How are you different from Zapier or Make?',
      'Why not just use Zapier, n8n, Power Automate or UiPath ourselves?',
      'Why should we choose you over competitors or other agencies?',
      'Are you better or cheaper than Zapier?',
      'What makes you special or unique?',
      'Why not ChatGPT or Copilot?',
    ],
    answer:
      'The site doesn’t say how we compare with other tools or agencies. It says how we work: we build on the systems you already pay for, fix the price before we start, and run beside your team until both answers agree. What we build is yours once it’s paid for.',
    link: faq,
  },
  {
    id: 'nda',
    asked: [
      'Do you sign NDAs?',
      'Will you sign our non-disclosure agreement?',
      'Can we sign an NDA before the first call?',
    ],
    answer:
      'Our terms already bind both sides to keep confidential information secret, during the work and for three years after it. The site doesn’t say whether we also sign your own NDA.',
    link: termsLink('Confidentiality', 'confidentiality'),
  },
  {
    id: 'programs',
    asked: [
      'Do you work with QuickBooks?',
      'Do you integrate with Salesforce, HubSpot, Xero, SAP, NetSuite or Sage?',
      'Is it compatible with Shopify, Slack, Outlook, Gmail or Google Sheets?',
      'Which software, apps, tools, platforms or systems do you support or connect to?',
      'Can you connect to Microsoft 365, Excel, Teams, Dynamics, Pipedrive or Zoho?',
      'Does it work with our ERP?',
    ],
    answer:
      'Very likely: we build on the systems you already pay for. Twenty are listed with what a build does in each, including QuickBooks, Xero, Salesforce, HubSpot, Microsoft 365 and Google Workspace. We reach others through their own connection, a file, a mailbox or, as a last resort, their screen.',
    link: { label: 'Integrations', href: '/integrations' },
  },
  {
    id: 'prepare',
    asked: [
      'What should I prepare for the call?',
      'What do I need to have ready before the appointment?',
      'Ought I to prepare anything?',
      'What do I bring to the first call?',
    ],
    answer: `Worth having at hand: ${callWords.items.join('; ')}. ${callWords.note}`,
    link: { label: 'Schedule a call', href: '#schedule-a-call' },
  },
  {
    id: 'ratings',
    asked: [
      'Who gave the ratings of your projects?',
      'Where do the 4.7 or 4.8 of 5 come from?',
      'Are those marks of projects real?',
    ],
    answer: `The rating beside a project is out ${projectWords.ratingNote}. Clients aren’t named without their permission in writing, and results are by our own count.`,
    link: { label: 'Projects', href: '/projects' },
  },
  {
    id: 'certificates',
    asked: [
      'Are you SOC 2 compliant?',
      'Are you HIPAA compliant? Do you sign a BAA?',
      'Are you ISO 27001 or PCI certified?',
      'Which certifications or accreditations do you have?',
      'Do you have a penetration test or security audit report?',
    ],
    answer: `No: we hold no certification today, such as SOC 2, ISO 27001, HIPAA or PCI. Tell us what your auditors require, and you’ll get an answer in writing before you sign anything. Of each build you get a list of what it can access, and the Enterprise package includes a security review with your IT team. The site doesn’t mention a business associate agreement or penetration tests.`,
    link: { label: 'Trust: Certifications', href: '/trust#certificates' },
  },
  {
    id: 'gdpr',
    asked: ['Are you GDPR compliant?', 'Do you comply with GDPR or CCPA?', 'Do you sign a DPA?'],
    answer:
      'The privacy policy grants the rights of Texas, California and the European Union to everyone: to see, correct, move or delete what we hold. It doesn’t mention a data processing agreement or a certificate, so that isn’t on this site.',
    link: { label: 'Privacy Policy: Your rights', href: '/privacy-policy#your-rights' },
  },
  {
    id: 'models',
    asked: [
      'Which AI models do you use?',
      'Do you use OpenAI, ChatGPT, GPT, Claude, Gemini or Llama?',
      'Which LLM or language model is behind it?',
      'Do you run local or open source models?',
    ],
    answer:
      'Which model we use isn’t on this site. The privacy policy says that a language model provider may receive the text of a chat, under terms that forbid training on it, and the terms say that the proposal names the third-party services that a build uses.',
    link: { label: 'Privacy Policy: Who else sees it', href: '/privacy-policy#who-else' },
  },
  {
    id: 'where-data-is',
    asked: [
      'Where is our data stored or hosted?',
      'Which country are your servers in?',
      'Does our data leave the US or the EU?',
      'Where are the data centers?',
    ],
    answer:
      'A client’s data stays in their own systems wherever the build allows it. The servers of this site are in the United States.',
    link: { label: 'Trust: Where your data is', href: '/trust#your-data' },
  },
  {
    id: 'processors',
    asked: [
      'Which sub-processors or subcontractors do you use?',
      'Which third parties handle our data?',
      'Can you fill in our security questionnaire?',
    ],
    answer:
      'The trust page lists the companies that handle data for this website; your proposal names those that a build needs. The page also says what we can see and change in your systems and how to report a problem.',
    link: { label: 'Trust and security', href: '/trust' },
  },
  {
    id: 'report',
    asked: [
      'How do I report a security vulnerability or weakness?',
      'I found a bug or security hole on your site',
      'Do you have a bug bounty or responsible disclosure policy?',
    ],
    answer: `Please tell us: write to ${site.email.support} or call ${site.phone.text}, and say where it is and how to see it. We’ll thank you, answer within 24 business hours and take no legal action against anyone who reports in good faith.`,
    link: { label: 'Trust: How to report a problem', href: '/trust#report' },
  },
  {
    id: 'not-for-us',
    asked: [
      'Who is this not for?',
      'When should we not automate?',
      'When are you the wrong choice?',
      'When is automation not worth it?',
    ],
    answer:
      'When the task comes up twice a month, when two of your people would decide it differently, when the system behind it is about to be replaced, when a wrong answer would harm someone, or when a finished product does it already.',
    link: { label: 'Who this isn’t for', href: '/integrations#not-for-you' },
  },
  {
    id: 'hosting-place',
    asked: [
      'Can it run on our own servers or in our cloud?',
      'Can you deploy on premise, on AWS, Azure or Google Cloud?',
      'Where does the automation run?',
      'Can we host it ourselves?',
    ],
    answer:
      'Custom development runs in your cloud account or ours, and the Enterprise package says the same: your cloud or ours. The site doesn’t say whether servers in your own office are possible.',
    link: { label: 'Custom Development', href: '/services-old#development' },
  },
  {
    id: 'company-size',
    asked: [
      'Are we too small for you?',
      'Is there a minimum company size or number of employees?',
      'Do you work with startups, freelancers, solo owners or one-person businesses?',
      'Who is this for? What kind of clients do you have?',
      'Do you only take big companies?',
      'What is the minimum project size or spend?',
    ],
    answer: `We build for small and mid-sized companies, and the site doesn’t say that there’s a minimum size. The smallest piece of work with a price is a simple automation, ${priceText(prices.simple)}.`,
    link: { label: 'Services and prices', href: '/services' },
  },
  {
    id: 'industries',
    asked: [
      'Which industries do you work with?',
      'Do you have experience in our industry?',
      'What sectors or verticals do you serve?',
      'Do you specialize in a field?',
    ],
    answer: `The questionnaire covers these kinds of business: ${industryNames}. The projects show what we built for some of them; no industry is excluded.`,
    link: projects,
  },
  {
    id: 'how-to-pay',
    asked: [
      'Can I pay by credit card?',
      'Which payment methods do you accept: card, PayPal, check, wire, ACH, bitcoin?',
      'Do you offer installments, financing or a payment plan?',
    ],
    answer:
      'The terms say when you pay: half of a fixed price when you accept, half when the work passes its test; monthly services in advance; invoices within 30 days, in US dollars. The site doesn’t say which forms of payment we take or whether other installments are possible.',
    link: termsLink('Fees and payment', 'fees'),
  },
  {
    id: 'if-it-breaks',
    asked: [
      'What if it breaks?',
      'What happens when the automation stops working or makes a mistake?',
      'Who fixes it when something goes wrong?',
      'Who do I call if the bot fails at night?',
      'What if the other software changes and it breaks?',
      'Do you monitor the automations?',
    ],
    answer: `Defects in what we built are fixed free of charge in the support period of your package. If something has stopped running, call ${site.phone.text}; otherwise we respond within 24 business hours. If other companies change their systems, we help at our usual rates.`,
    link: termsLink('Support and warranty', 'support'),
  },
  {
    id: 'jobs-lost',
    asked: [
      'Will automation replace my employees?',
      'Do you replace people? Will my staff lose their jobs?',
      'Will we have to lay off or fire people?',
      'My team is afraid of losing their jobs to AI',
    ],
    answer:
      'We take over copying, retyping, chasing and filing: the same people, with the copying taken out of their day. Whatever takes judgment stays with your team. Who you employ is your decision.',
    link: { label: 'Real Business Impact', href: '/#impact' },
  },
  {
    id: 'references',
    asked: [
      'Can you give references?',
      'My boss wants a reference',
      'Do you have reference customers?',
      'Can I talk to a past client?',
      'Who are your clients? Do you have testimonials or reviews?',
      'Can you name a customer?',
      'Have you done this before? Show me examples of your work',
    ],
    answer:
      'The projects and the case study show finished work. Clients aren’t named there, because we name one only with written permission. The site doesn’t say whether you can speak with one.',
    link: projects,
  },
  {
    id: 'on-site',
    asked: [
      'Do you work remotely or on site?',
      'Will you come to our office?',
      'Can you visit us?',
      'Do you travel to clients?',
    ],
    answer:
      'In the first step we sit beside the people who do the work. The site doesn’t say how much of the rest is on site or remote, or how far we travel.',
    link: { label: 'How we work', href: '/#process' },
  },
  {
    id: 'where-clients-are',
    asked: [
      'Do you work with companies outside the US?',
      'Do you serve Canada, Europe, the UK or Australia?',
      'Do you work nationwide or in other states?',
      'We are in another country, can you still help?',
    ],
    answer: `The site doesn’t say which areas we serve. It gives one address, in ${site.address.city}, and prices in US dollars.`,
    link: { label: 'Contact', href: '/contact' },
  },
  {
    id: 'trial',
    asked: [
      'Is there a free trial?',
      'Can we try it before we buy? Do you do a pilot or proof of concept?',
      'Do you have a free plan or version?',
      'Can I test it first?',
      'Can I see a live demo of the product?',
    ],
    answer:
      'A free trial isn’t on this site. The first consultation is free, each build runs beside your team until both answers agree before the old way stops, and each project has a worked example on its page.',
    link: projects,
  },
  {
    id: 'hourly-rate',
    asked: [
      'What is your hourly rate?',
      'Do you bill by the hour or a fixed price?',
      'How much do you charge per hour or per day?',
      'Is there a retainer?',
    ],
    answer:
      'An hourly rate isn’t on this site. The price is fixed before we start and doesn’t move unless the task does; afterward you can keep us on by the month.',
    link: termsLink('What we do', 'services'),
  },
  {
    id: 'refund',
    asked: [
      'Do you give refunds?',
      'Is there a money-back guarantee?',
      'What if we are not satisfied or unhappy with the result?',
      'What if it does not work?',
      'Do I get my money back?',
    ],
    answer:
      'A refund or money-back guarantee isn’t on this site. The second half of a fixed price is due only when the work passes its test; defects are fixed free of charge in the support period; and if it turns out that it can’t be automated, you pay for the steps already delivered and nothing more.',
    link: termsLink('Fees and payment', 'fees'),
  },
  {
    id: 'starting',
    asked: [
      'How soon can you start?',
      'When can you begin? Can you start tomorrow or next week?',
      'Do you have capacity? Is there a waiting list?',
      'We need this urgently, is there a rush option?',
    ],
    answer:
      'The site doesn’t say how soon we can start or whether a rush is possible. Work starts when you accept a written proposal; the first step is a free call.',
    link: { label: 'Schedule a call', href: '#schedule-a-call' },
  },
  {
    id: 'uptime',
    asked: [
      'Do you have an SLA?',
      'What uptime do you guarantee?',
      'How fast do you fix critical problems?',
      'Is there support on weekends?',
    ],
    answer: `We promise no particular uptime. We respond within 24 business hours, people are here ${site.hours.text}, and Enterprise has extended hours with a named engineer.`,
    link: { label: 'Support', href: '/contact#support' },
  },
  {
    id: 'contact-person',
    asked: [
      'Will I have a dedicated project manager or account manager?',
      'Who will work on my project?',
      'Do I get one contact person?',
    ],
    answer:
      'The Enterprise package has a named engineer you can call. Whether the other packages have a single contact isn’t on this site. You name one person on your side who can decide.',
    link: { label: 'Packages', href: '/services-old#packages' },
  },
  {
    id: 'mistakes',
    asked: [
      'How accurate is the AI? Does it make mistakes?',
      'What if the AI hallucinates or gets it wrong?',
      'How do you test it? How do we know that it is right?',
      'Does a human check the results?',
      'Can we trust it?',
      'What if it writes to the wrong people, or deletes something?',
    ],
    answer:
      'Each build runs beside your team until both sets of numbers agree twice, old way and new way, before the old way stops. Whatever falls outside your rules waits for a person. We promise no particular error rate.',
    link: { label: 'How we work', href: '/#process' },
  },
  {
    id: 'after-support',
    asked: [
      'What happens after the support period ends?',
      'Is there ongoing maintenance or a monthly fee afterwards?',
      'Do I need to keep paying after it is built?',
      'Can we maintain it ourselves?',
      'Are there ongoing or recurring costs?',
    ],
    answer: `After the support period you can keep us on by the month, or not; what we built is yours. Optional hosting and maintenance is ${priceText(prices.hosting)}, and third-party services that a build uses have their own charges, which the proposal names.`,
    link: faq,
  },
  {
    id: 'our-time',
    asked: [
      'How much of our time does it take?',
      'What do you need from us to get started?',
      'How involved do we have to be?',
      'Do we need technical skills or an IT department?',
    ],
    answer:
      'You give us access to the systems and people that the work needs, and name one person who can decide. The site doesn’t say how many hours that takes, and we ask for no technical skills.',
    link: termsLink('Your part', 'your-part'),
  },
  {
    id: 'other-discounts',
    asked: [
      'Do you have a discount for nonprofits, charities, schools or students?',
      'Is there a discount for paying up front or for a longer contract?',
      'Do you have a coupon or promo code?',
      'Can you do it cheaper? Is the price negotiable?',
    ],
    answer:
      'The only discount on the site is for services ordered together. The site doesn’t say that there are others, such as for nonprofits or for paying early.',
    link: { label: 'Bundle discounts', href: '/services#bundles' },
  },
];
