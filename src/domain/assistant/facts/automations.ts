import { offerings, type Automation } from '#src/content/automations.ts';
import { galleryExtra } from '#src/content/automations/custom.data.ts';
import { categories } from '#src/content/categories.data.ts';
import { facts as words } from '#src/content/messages.ts';
import { priceText, prices } from '#src/content/prices.ts';
import { automationLink } from '../../fitting-automation.ts';
import { sizeTitles } from '../../services.ts';
import { allAutomations, type Fact, numbered, sentences } from '../fact.ts';

const fields = categories.filter((one) => offerings.some(({ category }) => category === one));

/** The automations one by one and by field of work. */
export function automationFacts(): Fact[] {
  return [...[...offerings, galleryExtra].map(automation), ...fields.map(field), catalog()];
}

function automation(one: Automation): Fact {
  const { id, title, category, description, detail, takes, gives, complexity } = one;
  const isCustom = complexity === 'custom';
  const terms = isCustom
    ? words.priceByTask
    : words.priceOfBuild(priceText(prices[complexity]), one.timeToValue, sizeTitles[complexity].toLowerCase());
  return {
    id: `automation/${id}`,
    names: [title],
    named: true,
    lead: `${terms} ${description}`,
    leadFirst: true,
    about: words.aboutAutomation,
    gist: isCustom ? description : `${description} (${one.timeToValue}, ${priceText(prices[complexity])})`,
    passages: [
      ...sentences(detail),
      {
        text: words.inAndOut(takes, gives),
        about: words.aboutInAndOut,
      },
      { text: words.ofCategory(category), about: words.aboutCategory },
      {
        text: (isCustom ? words.returnOpen : words.returnInYear)(one.roiMultiplier),
        about: words.aboutReturn,
      },
    ],
    link: linkTo(one),
    list: 'automation',
  };
}

/** Opens the list with nothing but this automation in it. */
function linkTo(one: Automation): Fact['link'] {
  if (one.id === galleryExtra.id) return { label: words.ideasLink, href: '/services-old#gallery' };
  return { label: words.inListLink, href: automationLink(one) };
}

function field(category: string): Fact {
  const ideas = offerings.filter((one) => one.category === category);
  const lines = ideas.map(({ title, timeToValue }) => `**${title}** (${timeToValue})`);
  const query = new URLSearchParams({ category }).toString();
  return {
    id: `field/${category}`,
    overview: true,
    names: words.fieldNames(category),
    asks: words.fieldAsks(category),
    lead: `${words.forFieldWeHave(category)}\n${numbered(lines)}`,
    lists: ideas.map(({ id }) => `automation/${id}`),
    link: { label: words.fieldLink(category), href: `/services?${query}#ideas` },
  };
}

function catalog(): Fact {
  return {
    id: 'automations',
    overview: true,
    names: words.catalogNames,
    lead: words.catalogHas(offerings.length, fields.length, fields.join(', ')),
    link: allAutomations,
  };
}

const custom = offerings.find(({ complexity }) => complexity === 'custom');

/** The id of what fits any task. */
export const anyTask = `automation/${custom?.id}`;
