import type { FaqItem } from '#src/content/faq.ts';
import {
  claimsNote,
  closingCall,
  fourSteps,
  homeFaq,
  impact,
  type ProcessStep,
  stats,
} from '#src/content/home.data.ts';
import { figureText } from '#src/content/figure.ts';
import { supportFaq } from '#src/content/contact.data.ts';
import { onboardingLede, onboardingTitle, recommendations } from '#src/content/onboarding.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { servicesFaq } from '#src/content/services-faq.ts';
import { site } from '#src/content/site.ts';
import { slugOf } from '../../slug.ts';
import type { Fact, Link } from '../fact.ts';

const processLink = { label: 'How we work', href: '/#process' };
const steps: readonly ProcessStep[] = fourSteps.steps;

/** The agency: what it is, how it works, what it claims, and the questions on its pages. */
export function houseFacts(): Fact[] {
  return [
    theHouse(),
    process(),
    ...steps.map(step),
    ...questions(homeFaq, { label: 'Home page', href: '/' }),
    ...questions(servicesFaq, { label: 'Packages and questions', href: '/services-old' }),
    ...questions(supportFaq, { label: 'Support', href: '/contact#support' }),
    ...claims(),
    quiz(),
    ...Object.values(recommendations).map(({ title, description }) => ({
      id: `suggestion/${slugOf(title)}`,
      names: [title],
      named: true,
      lead: description,
      link: { label: onboardingTitle, href: '/start' },
      list: 'automation' as const,
    })),
    calculator(),
    ...(['/signal-board', '/blog'] as const).map(board),
  ];
}

function theHouse(): Fact {
  return {
    id: 'house',
    names: [site.name, site.legalName],
    asks: [
      'What do you do?',
      `What is ${site.name}?`,
      `What does ${site.name} do and offer?`,
      `What is ${site.name} all about?`,
      'What kind of company are you?',
      'Tell me about your company',
      'What is this site about?',
    ],
    lead: site.description,
    link: { label: 'Services and prices', href: '/services' },
    next: ['What can you automate?', 'What services do you offer?', 'What are your four steps?'],
  };
}

function process(): Fact {
  const lines = steps.map(
    ({ number, title, description, weeks }) =>
      `${number}. **${title}** (${weeks.text}): ${description}`,
  );
  return {
    id: 'process',
    overview: true,
    names: ['Process', 'Four steps'],
    asks: [
      'What are your four steps?',
      'How do you work?',
      'What does your process look like?',
      'How does a project go from start to finish?',
      'How do we get started and what happens next?',
    ],
    lead: lines.join('\n'),
    lists: steps.map(({ number }) => `step/${number}`),
    passages: [{ text: fourSteps.margin, about: 'duration' }],
    link: processLink,
    next: [
      'How long until it works?',
      'What support do we get afterwards?',
      'When can I book a call?',
    ],
  };
}

function step({ number, title, description, quote, weeks, isLast }: ProcessStep): Fact {
  const following = steps[number];
  const ordinal = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][number - 1];
  return {
    id: `step/${number}`,
    names: [title, `${ordinal} step`, `Step ${number}`],
    asks: [
      `What happens in step ${number}?`,
      `What happens ${ordinal}?`,
      ...(isLast ? ['What is the last step?', 'What happens after launch?'] : []),
    ],
    named: true,
    lead: `${description} “${quote}”`,
    passages: [
      { text: `On the calendar: ${weeks.text}.`, about: 'how long' },
      ...(following
        ? [{ text: `After it comes **${following.title}**.`, about: 'comes after' }]
        : []),
    ],
    link: processLink,
    next: ['What are your four steps?', 'How long until it works?'],
  };
}

function questions(items: readonly FaqItem[], link: Link): Fact[] {
  return items.map(({ question, answer }) => ({
    id: `question/${slugOf(question)}`,
    names: [],
    asks: [question],
    lead: `**${question}** ${answer}`,
    link,
    next: ['Which packages are there?', 'What are your four steps?', 'When can I book a call?'],
  }));
}

function claims(): Fact[] {
  const link = { label: 'Real business impact', href: '/#impact' };
  const all = [
    ...stats.map(({ figure, claim }) => ({ id: claim, text: `${figureText(figure)} ${claim}` })),
    ...impact.lines.map(({ id, figure, label, line }) => ({
      id,
      text: `${figureText(figure)} ${label}: ${line}`,
    })),
    { id: 'success', text: `${figureText(closingCall.figure)} ${closingCall.claim}` },
  ];
  return all.map(({ id, text }) => ({
    id: `claim/${slugOf(id)}`,
    names: [text],
    asks:
      id === 'success'
        ? ['How often do your projects succeed?', 'What is your success rate?']
        : [`Is it true: ${text}?`],
    lead: `${text.replace(/\.$/, '')}. ${claimsNote}`,
    link,
  }));
}

function quiz(): Fact {
  return {
    id: 'quiz',
    names: [onboardingTitle, 'Questionnaire', 'Quiz'],
    asks: [
      'I do not know where to start',
      'What should I automate first?',
      'Can you recommend something for my business?',
      'Which automation fits us?',
      'Help me figure out what to automate',
    ],
    lead: `${onboardingLede} You get a suggestion at the end.`,
    link: { label: onboardingTitle, href: '/start' },
  };
}

function calculator(): Fact {
  return {
    id: 'calculator',
    names: ['ROI calculator', 'Industry ROI calculator'],
    asks: [
      'Where is the analysis?',
      'How much could we save?',
      'Is it worth it for my industry?',
      'Where is the calculator?',
      'What would automation save in my industry?',
    ],
    lead: 'The ROI calculator estimates cost, savings and hours for an industry that you type in. It gives estimates, no offers.',
    link: { label: 'ROI calculator', href: '/#calculator' },
  };
}

function board(path: '/signal-board' | '/blog'): Fact {
  const { title, description } = pageMeta[path];
  return {
    id: `page${path}`,
    names: [title, path === '/blog' ? 'Blog' : 'Board'],
    asks:
      path === '/blog'
        ? [
            'Do you have a blog?',
            'Where are your articles?',
            'What is new on the blog?',
            'Who writes your blog?',
            'Do you have articles about AI or automation?',
          ]
        : [
            'What is the Signal Board?',
            'Where are your playbooks and tools?',
            'Which tools do you recommend?',
          ],
    lead: `**${title}**: ${description}`,
    link: { label: title, href: path },
  };
}
