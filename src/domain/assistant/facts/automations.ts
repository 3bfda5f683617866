import { offerings, type Automation } from '#src/content/automations.ts';
import { galleryExtra } from '#src/content/automations/custom.data.ts';
import { categories } from '#src/content/categories.data.ts';
import { priceText, prices } from '#src/content/prices.ts';
import { automationLink } from '../../fitting-automation.ts';
import { allAutomations, type Fact, numbered, sentences, withArticle } from '../fact.ts';

const fields = categories.filter((one) => offerings.some(({ category }) => category === one));

/** The automations one by one and by field of work. */
export function automationFacts(): Fact[] {
  return [...[...offerings, galleryExtra].map(automation), ...fields.map(field), catalog()];
}

function automation(one: Automation): Fact {
  const { id, title, category, description, detail, takes, gives, complexity } = one;
  const isCustom = complexity === 'custom';
  const terms = isCustom
    ? 'Time and price depend on the task.'
    : `${priceText(prices[complexity])}, in daily use after ${one.timeToValue}: ${withArticle(complexity).toLowerCase()} build.`;
  return {
    id: `automation/${id}`,
    names: [title],
    named: true,
    lead: `${terms} ${description}`,
    leadFirst: true,
    about: 'price, how long, how complex',
    gist: isCustom ? description : `${description} (${one.timeToValue}, ${priceText(prices[complexity])})`,
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
  };
}

/** Opens the list with nothing but this automation in it. */
function linkTo(one: Automation): Fact['link'] {
  if (one.id === galleryExtra.id) return { label: 'Automation ideas', href: '/services-old#gallery' };
  return { label: 'See it in the list', href: automationLink(one) };
}

function field(category: string): Fact {
  const ideas = offerings.filter((one) => one.category === category);
  const lines = ideas.map(({ title, timeToValue }) => `**${title}** (${timeToValue})`);
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
    lead: `For ${category} we have:\n${numbered(lines)}`,
    lists: ideas.map(({ id }) => `automation/${id}`),
    link: { label: `${category} automations`, href: `/services?${query}#ideas` },
  };
}

function catalog(): Fact {
  return {
    id: 'automations',
    overview: true,
    names: ['Catalog of automations'],
    lead: `The list has ${offerings.length} automations in ${fields.length} fields: ${fields.join(', ')}. Tell me which task costs you the most time, and I’ll look for a match.`,
    link: allAutomations,
  };
}

const custom = offerings.find(({ complexity }) => complexity === 'custom');

/** The id of what fits any task. */
export const anyTask = `automation/${custom?.id}`;
