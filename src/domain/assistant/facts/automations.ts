import { offerings, type Automation } from '#src/content/automations.ts';
import { galleryExtra } from '#src/content/automations/custom.data.ts';
import { categories, type Category } from '#src/content/categories.ts';
import { priceText, prices } from '#src/content/prices.ts';
import { roiNote } from '#src/content/services.ts';
import { allAutomations, contactUs, type Fact, sentences, withArticle } from '../fact.ts';

/** The automations one by one and by field of work. */
export function automationFacts(): Fact[] {
  return [
    ...[...offerings, galleryExtra].map(automation),
    ...categories.map(field),
    catalog(),
    {
      id: 'roi',
      names: ['ROI', 'Return on investment'],
      asks: ['What does ROI mean on a card?', 'How do you calculate the return?'],
      lead: roiNote,
      link: { label: 'ROI calculator', href: '/#calculator' },
    },
  ];
}

function automation(one: Automation): Fact {
  const { id, title, category, description, detail, takes, gives, complexity } = one;
  const isCustom = complexity === 'custom';
  const terms = isCustom
    ? 'Time and price depend on the task.'
    : `In daily use after ${one.timeToValue}; ${withArticle(complexity).toLowerCase()} build, ${priceText(prices[complexity])}.`;
  return {
    id: `automation/${id}`,
    names: [title],
    named: true,
    lead: `${description} ${terms}`,
    about: 'price, how long, how complex',
    gist: isCustom
      ? description
      : `${description} (${one.timeToValue}, ${priceText(prices[complexity])})`,
    passages: [
      ...sentences(detail),
      {
        text: `In: ${takes}. Out: ${gives}.`,
        about: 'input output takes gives need provide requirements',
      },
      { text: `${withArticle(category)} automation.`, about: 'category field' },
      {
        text: `Expected return: ${isCustom ? one.roiMultiplier : `${one.roiMultiplier} in the first year`}.`,
        about: 'ROI payback worth',
      },
    ],
    link: linkTo(one),
    list: 'automation',
    next: [
      `What else can you automate in ${category}?`,
      'What are your four steps?',
      'When can I book a call?',
    ],
  };
}

/** Opens the list with nothing but this automation in it. */
function linkTo({ id, title }: Automation): Fact['link'] {
  if (id === galleryExtra.id) return { label: 'Automation ideas', href: '/services-old#gallery' };
  const query = new URLSearchParams({ search: title }).toString();
  return { label: 'See it in the list', href: `/services?${query}#ideas` };
}

function field(category: Category): Fact {
  const ideas = offerings.filter((one) => one.category === category);
  const lines = ideas.map(
    ({ title, timeToValue }, place) => `${place + 1}. **${title}** (${timeToValue})`,
  );
  const query = new URLSearchParams({ category }).toString();
  return {
    id: `field/${category}`,
    overview: true,
    names: [`${category} automations`, `${category} department`],
    asks: [
      `What can you automate in ${category}?`,
      `Which ideas do you have for the ${category} department?`,
      `Which automations do you offer for ${category}?`,
    ],
    lead: `For ${category} we have:\n${lines.join('\n')}`,
    lists: ideas.map(({ id }) => `automation/${id}`),
    link: { label: `${category} automations`, href: `/services?${query}#ideas` },
    next: ['What does an automation cost?', 'What are your four steps?', 'When can I book a call?'],
  };
}

function catalog(): Fact {
  return {
    id: 'automations',
    overview: true,
    names: ['Catalog of automations'],
    asks: [
      'Which automations do you have?',
      'How many automations are there?',
      'Show me the list of automations',
      'Which departments can you automate?',
    ],
    lead: `The list has ${offerings.length} automations in ${categories.length} fields: ${categories.join(', ')}. Tell me which task costs you most time, and I look for a match.`,
    link: allAutomations,
    next: [
      'What does an automation cost?',
      'How long until it works?',
      'What can you automate in Finance?',
    ],
  };
}

const custom = offerings.find(({ category }) => category === 'Custom');

/** The id of what fits any task. */
export const anyTask = `automation/${custom?.id}`;

/** What nobody has asked for yet is a reason to talk. */
export const customTask: Fact = {
  id: 'custom-task',
  names: ['Custom automation', 'Something not in the list'],
  asks: [
    'Can you automate something that is not in the list?',
    'Do you build custom automations?',
    'We have a very particular process, can you do that?',
  ],
  lead: custom?.description ?? '',
  link: contactUs,
};
