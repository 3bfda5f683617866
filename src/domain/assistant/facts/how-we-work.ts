import type { FaqItem } from '#src/contracts/content/faq.ts';
import {
  claimsNote,
  closingCall,
  fourSteps,
  homeFaq,
  impact,
  type ProcessStep,
  stats,
} from '#src/content/home.data.ts';
import { figureText } from '#src/contracts/content/figure.ts';
import { supportFaq } from '#src/content/contact.data.ts';
import { onboardingTitle, recommendations } from '#src/content/onboarding.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { servicesFaq } from '#src/content/services-faq.data.ts';
import { questionAnchor, slugOf } from '../../slug.ts';
import { type Fact, type Link, numbered } from '../fact.ts';

const processLink = { label: 'How we work', href: '/#process' };
const steps: readonly ProcessStep[] = fourSteps.steps;

/** The agency: how it works, what it claims, and the questions on its pages. */
export function houseFacts(): Fact[] {
  return [
    process(),
    ...steps.map(step),
    ...questions(homeFaq, 'Home page', '/'),
    ...questions(servicesFaq, 'Packages and questions', '/services-old'),
    ...questions(supportFaq, 'Support', '/contact#support'),
    ...claims(),
    ...Object.values(recommendations).map(({ title, description }) => ({
      id: `suggestion/${slugOf(title)}`,
      names: [title],
      named: true,
      lead: description,
      link: { label: onboardingTitle, href: '/start' },
      list: 'automation' as const,
    })),
    ...(['/signal-board', '/blog'] as const).map(board),
  ];
}

function process(): Fact {
  const lines = steps.map(({ title, description, weeks }) => `**${title}** (${weeks.text}): ${description}`);
  return {
    id: 'process',
    overview: true,
    names: ['Process', `${steps.length} steps`],
    lead: numbered(lines),
    lists: steps.map(({ number }) => `step/${number}`),
    passages: [{ text: fourSteps.margin, about: 'duration' }],
    link: processLink,
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
      ...(following ? [{ text: `After it comes **${following.title}**.`, about: 'comes after' }] : []),
    ],
    link: processLink,
  };
}

/** @param href of their page, or of the part of it in which they stand in the open */
function questions(items: readonly FaqItem[], label: string, href: string): Fact[] {
  const linkTo = (question: string): Link => ({
    label,
    href: href.includes('#') ? href : `${href}#${questionAnchor(question)}`,
  });
  return items.map(({ question, answer }) => ({
    id: `question/${slugOf(question)}`,
    names: [],
    asks: [question],
    lead: answer,
    link: linkTo(question),
  }));
}

function claims(): Fact[] {
  const link = { label: 'Real business impact', href: '/#impact' };
  const all = [
    ...stats.map(({ figure, claim, basis }) => ({ id: claim, text: `${figureText(figure)} ${claim}`, basis })),
    ...impact.lines.map(({ id, figure, label, line }) => ({
      id,
      text: `${figureText(figure)} ${label}: ${line}`,
      basis: undefined,
    })),
    { id: 'success', text: `${figureText(closingCall.figure)} ${closingCall.claim}`, basis: undefined },
  ];
  return all.map(({ id, text, basis }) => ({
    id: `claim/${slugOf(id)}`,
    names: [text],
    whole: true,
    asks: [`Is it true: ${text}?`],
    lead: `${text.replace(/\.$/, '')}. ${basis ? `${basis}. ` : ''}${claimsNote} The site doesn’t say how it was measured.`,
    link,
  }));
}

function board(path: '/signal-board' | '/blog'): Fact {
  const { title, description } = pageMeta[path];
  return {
    id: `page${path}`,
    names: [title, path === '/blog' ? 'Blog' : 'Board'],
    lead: `**${title}**: ${description}`,
    link: { label: title, href: path },
  };
}
