import { spanText, supportPeriods } from '../prices.ts';
import { addressLine, site } from '../site.ts';
import type { LegalDocument } from '#src/contracts/content/legal.ts';

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  description: `The terms on which ${site.name} works: prices, ownership, support, liability and what happens if we disagree.`,
  version: site.termsVersion,
  effective: site.legalEffectiveDate,
  intro: `These terms are between you and ${site.legalName} (“${site.name},” “we”). They cover this website and the work we do for you. The sentence with each clause sums it up; the clause is what counts.`,
  clauses: [
    {
      id: 'agreement',
      title: 'The agreement',
      summary: 'Using the site or ordering work means that you accept these terms.',
      paragraphs: [
        'By using this website or ordering services you accept these terms, for yourself or for the company you act for, and you confirm that you are authorized to do so. If a signed proposal says something different, the proposal applies for that work.',
        'The site is for people who can enter into a contract. It is not for children under 13.',
      ],
    },
    {
      id: 'services',
      title: 'What we do',
      summary: 'A written proposal says what we build, by when and for how much.',
      paragraphs: [
        'We design, build and support business automation and related software. Each piece of work is described in a written proposal with its scope, price, schedule and acceptance test. Work starts when you accept the proposal in writing.',
        'A change that adds to the scope is priced before it is done. What we did not price, you do not owe.',
      ],
    },
    {
      id: 'estimates',
      title: 'Estimates on this site',
      summary: 'Calculator, chat and price ranges give estimates. Only a proposal is an offer.',
      paragraphs: [
        `Prices, durations, return figures, the ROI calculator and ${site.assistant}’s answers are general estimates. They are not an offer, professional advice or a promise of a result. ${site.assistant} is software and can be wrong; ask us to confirm anything you mean to rely on.`,
      ],
    },
    {
      id: 'fees',
      title: 'Fees and payment',
      summary: 'Half to start, half when it works, monthly services in advance, 30 days to pay.',
      paragraphs: [
        `Unless the proposal says otherwise, half of a fixed price is due when you accept and half when the work passes its acceptance test. Monthly services are billed in advance. Invoices are payable within 30 days, in ${site.currencyName}, plus any sales tax that applies.`,
        'Bundle discounts apply to builds ordered together and not to monthly services or to third-party charges. Overdue amounts bear interest at 1% a month, or less where the law requires it. We give ten days’ notice before we pause work for nonpayment.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      summary: 'We need access, answers, and someone who can decide.',
      paragraphs: [
        'You give us timely access to the systems and people that the work needs, name one person who can decide, and make sure that you have the right to share the data you give us. If we have to wait for you, dates move by as long as we waited.',
        'You remain responsible for your own business decisions, and for reviewing what an automation produces wherever the proposal says that a person reviews it.',
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership',
      summary: 'You own what we build for you, once it is paid for.',
      paragraphs: [
        'On full payment you own the software, workflows, prompts and documents made for you. We keep our general tools, methods and know-how, and license to you, without time limit, whatever part of them is in your build. Open-source parts stay under their own licenses, which we list.',
        'Your data is yours throughout. We use it to do the work and for nothing else.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      summary: 'What we see in your back office stays there.',
      paragraphs: [
        'Each of us keeps the other’s confidential information secret, uses it only for the work, and protects it with reasonable care, during the work and for three years after it; trade secrets are protected for as long as they stay secret. This does not cover what is public, was already known, or must be disclosed by law.',
        'We name you as a client only with your written permission.',
      ],
    },
    {
      id: 'support',
      title: 'Support and warranty',
      summary: `We fix defects free of charge in the support period, ${spanText(supportPeriods.any)} by package.`,
      paragraphs: [
        `Each package includes a support period of ${spanText(supportPeriods.any)}, as stated with the package, counted from the day the work passes its test. In that time we correct defects in what we built at no charge and respond to requests within 24 business hours.`,
        'We warrant that the work will do in substance what the proposal says. The warranty does not cover changes made by others, or a third party’s system that changes under it; we will help with those at our usual rates. Beyond this, and as far as the law allows, the site and the services come without other warranties, express or implied.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Other companies’ services',
      summary: 'Builds rely on other companies’ software. Their terms apply, and their outages are theirs.',
      paragraphs: [
        'Automations often use third-party services such as email, accounting, hosting or language model providers. You accept their terms and pay their charges, which the proposal names. We are not responsible for their outages or changes, but we design for the day one happens.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use of this site',
      summary: 'Do not break it, flood it or pretend to be someone else.',
      paragraphs: [
        'You may not disrupt this site, probe it for weaknesses without our permission, send unlawful or misleading content through it, impersonate anyone, or flood it with automated requests. If you find a weakness, tell us; we take no legal action against anyone who reports in good faith.',
      ],
    },
    {
      id: 'liability',
      title: 'Limit of liability',
      summary: 'Our liability is capped at what you paid us in the preceding 3 months.',
      paragraphs: [
        'As far as the law allows, the total liability of either of us for all claims connected with the site, the services or these terms is limited to the amount paid by you to us in the 3 months preceding the event that gave rise to the claim.',
        'Neither of us is liable for indirect, incidental or consequential damages, or for lost profits, revenue or data, even if told that they were possible. These limits do not apply to unpaid fees, to deliberate breach of confidentiality, to fraud, or to anything that cannot be limited by law.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Claims by others',
      summary: 'Each of us defends the other against claims that it caused.',
      paragraphs: [
        'We defend you against a claim that what we built infringes someone’s intellectual property, unless the claim rests on material you supplied. You defend us against a claim that rests on your data, your instructions or your unlawful use of the work. Whoever is being defended tells the other promptly, lets it run the defense, and cooperates.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the work',
      summary: 'Either of us can stop with 30 days’ notice. You pay for what was delivered.',
      paragraphs: [
        'Either of us may end a project or a monthly service with 30 days’ written notice, or at once if the other materially breaches these terms and does not cure the breach within 15 days of being told. You pay for the work done up to then, and we hand over what has been paid for, along with your data and passwords.',
        'Clauses that by their nature outlast the work do so, among them ownership, confidentiality, liability and disputes.',
      ],
    },
    {
      id: 'disputes',
      title: 'Law and disputes',
      summary: `${site.law.name} law. We talk first; then an arbitrator in ${site.law.seat} decides.`,
      paragraphs: [
        `These terms are governed by the laws of ${site.law.inFull}, without regard to its conflict-of-laws rules. Before anything else, whoever has a complaint writes to the other, and we try for 30 days to settle it between people who can decide.`,
        `Whatever remains is decided by binding arbitration in ${site.law.seat}, by one arbitrator under the Commercial Arbitration Rules of the American Arbitration Association, and the award may be entered in any court with jurisdiction. Either of us may go to small-claims court instead, or to any court for an order that protects confidential information or intellectual property. Claims are brought individually and not as part of a class.`,
      ],
    },
    {
      id: 'general',
      title: 'The rest',
      summary:
        'Changes are dated, events beyond our control excuse delay, and one invalid clause leaves the rest in force.',
      paragraphs: [
        'We may change these terms for the future by publishing a new version with a new date; work already agreed stays under the version it began with. Neither of us is liable for delay caused by events beyond reasonable control. Neither may assign the agreement without the other’s consent, except to whoever takes over the whole business.',
        'If a clause is invalid, the others stand. Not enforcing a right once does not waive it. Together with the proposal these terms are the whole agreement.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      summary: 'Notices go to this address.',
      paragraphs: [`${site.legalName}, ${addressLine}, ${site.email.support}, ${site.phone.text}.`],
    },
  ],
};
