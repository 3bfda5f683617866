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
import { facts as words } from '#src/content/messages.ts';
import { supportFaq } from '#src/content/contact.data.ts';
import { onboardingTitle, recommendations } from '#src/content/onboarding.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { servicesFaq } from '#src/content/services-faq.data.ts';
import { questionAnchor, slugOf } from '../../slug.ts';
import { type Fact, type Link, numbered } from '../fact.ts';

const processLink = { label: words.processLink, href: '/#process' };
const steps: readonly ProcessStep[] = fourSteps.steps;

/** The agency: how it works, what it claims, and the questions on its pages. */
export function houseFacts(): Fact[] {
  return [
    process(),
    ...steps.map(step),
    ...questions(homeFaq, words.homeLink, '/'),
    ...questions(servicesFaq, words.packagesAndQuestionsLink, '/services-old'),
    ...questions(supportFaq, words.supportLink, '/contact#support'),
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
    names: words.processNames(steps.length),
    lead: numbered(lines),
    lists: steps.map(({ number }) => `step/${number}`),
    passages: [{ text: fourSteps.margin, about: words.aboutLength }],
    link: processLink,
  };
}

function step({ number, title, description, quote, weeks, isLast }: ProcessStep): Fact {
  const following = steps[number];
  return {
    id: `step/${number}`,
    names: [title, ...words.stepNames(number)],
    asks: [...words.stepAsks(number), ...(isLast ? words.lastStepAsks : [])],
    named: true,
    lead: `${description} ${words.quoted(quote)}`,
    passages: [
      { text: words.onCalendar(weeks.text), about: words.aboutLong },
      ...(following ? [{ text: words.comesAfter(following.title), about: words.aboutAfter }] : []),
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
  const link = { label: words.impactLink, href: '/#impact' };
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
    asks: words.claimAsks(text),
    lead: `${text.replace(/\.$/, '')}. ${basis ? `${basis}. ` : ''}${claimsNote} ${words.notSaidHowMeasured}`,
    link,
  }));
}

function board(path: '/signal-board' | '/blog'): Fact {
  const { title, description } = pageMeta[path];
  return {
    id: `page${path}`,
    names: [title, path === '/blog' ? words.blogName : words.boardName],
    lead: `**${title}**: ${description}`,
    link: { label: title, href: path },
  };
}
