import { addOns } from '#src/content/add-ons.data.ts';
import { durations, priceText, prices, spanText } from '#src/content/prices.ts';
import { serviceCategories, type ServiceCategory } from '#src/content/service-categories.data.ts';
import { complexityGuide, popularServices, type PopularService } from '../../services.ts';
import { type Fact, numbered, type Passage, sentences, withArticle } from '../fact.ts';

const popularLink = { label: 'Services and prices', href: '/services#popular' };
const addOnsLink = { label: 'Add-ons', href: '/services-old#add-ons' };

/** The nine services, the add-ons, the four kinds of work and the three sizes of a build. */
export function serviceFacts(): Fact[] {
  return [
    listOfServices(),
    listOfAddOns(),
    listOfCategories(),
    ...popularServices.map(service),
    ...addOns.filter(({ id }) => !isService(id)).map(addOn),
    ...serviceCategories.map(category),
    ...serviceCategories.flatMap(examples),
    sizes(),
    ...complexityGuide.map(size),
  ];
}

/** Four of the add-ons are services as well. */
function isService(id: string): boolean {
  return popularServices.some((one) => one.id === id);
}

function service({ id, title, description, price, priceRange, category }: PopularService): Fact {
  const kind = serviceCategories.find((candidate) => candidate.id === category);
  const alsoAddOn = addOns.find((candidate) => candidate.id === id);
  const work: Passage[] =
    kind && price.once
      ? [
          {
            text: `It’s ${kind.title} work, which takes ${spanText(kind.timeline)}.`,
            about: 'how long duration',
          },
        ]
      : [];
  return {
    id: `service/${id}`,
    names: [title, ...(alsoAddOn ? [alsoAddOn.title] : [])],
    named: true,
    lead: `${priceRange}. ${description}`,
    about: price.monthly ? 'price, monthly' : 'price',
    price,
    passages: [...work, ...(alsoAddOn ? sentences(alsoAddOn.description, alsoAddOn.detail) : [])],
    link: popularLink,
    next: work.length > 0 ? [`${title}: how long does it take?`] : [],
  };
}

function addOn({ id, title, description, detail, priceRange }: (typeof addOns)[number]): Fact {
  return {
    id: `add-on/${id}`,
    names: [title],
    named: true,
    thorough: true,
    lead: `${priceRange}. ${description}`,
    about: 'price',
    passages: sentences(detail),
    link: addOnsLink,
  };
}

function category(kind: ServiceCategory): Fact {
  return {
    id: `category/${kind.id}`,
    names: [kind.title],
    named: true,
    lead: `${kind.pricing}, ${spanText(kind.timeline)}. ${kind.description}`,
    about: 'price, how long',
    passages: [
      ...sentences(kind.detailedDescription),
      {
        text: `Included services: ${kind.services.join('; ')}.`,
        about: 'included offer list',
      },
      { text: `Key features: ${kind.keyFeatures.join('; ')}.`, about: 'features progress' },
      { text: `Benefits: ${kind.benefits.join('; ')}.`, about: 'benefits advantages why' },
    ],
    link: { label: kind.title, href: `/services-old#${kind.id}` },
  };
}

/** What was done for a client, who is named first: 'A law office: ...'. */
function examples({ id, title, examples }: ServiceCategory): Fact[] {
  return examples.map((text, at) => {
    const [who = '', what] = text.split(': ');
    return {
      id: `example/${id}-${at + 1}`,
      names: [who],
      named: true,
      lead: `${what}. An example of our ${title} work.`,
      asks: [`Have you ever worked for ${who}?`, `Have you done something like this for ${who}?`],
      link: { label: title, href: `/services-old#${id}` },
    };
  });
}

type Size = (typeof complexityGuide)[number];

function size({ complexity, title, description, price, time }: Size): Fact {
  return {
    id: `size/${complexity}`,
    names: [`${title} automation`, `${title} build`],
    lead: `${withArticle(complexity)} automation costs ${price} and takes ${time}. ${description}`,
    link: { label: 'What complexity means', href: '/services#ideas' },
  };
}

function sizes(): Fact {
  const lines = complexityGuide.map(
    ({ title, price, time, description }) => `**${title}**: ${price}, ${time}. ${description}`,
  );
  return {
    id: 'sizes',
    overview: true,
    names: ['Complexity', 'Sizes of automation'],
    lead: numbered(lines),
    lists: complexityGuide.map(({ complexity }) => `size/${complexity}`),
    passages: [
      {
        text: `The shortest takes ${durations.simple.from} week, the longest ${durations.advanced.to} weeks.`,
        about: 'fastest minimum maximum duration',
      },
    ],
    link: { label: 'What complexity means', href: '/services#ideas' },
  };
}

function listOfServices(): Fact {
  return {
    id: 'services',
    overview: true,
    names: ['Services', 'Popular services'],
    lead: `The services and their prices: ${popularServices
      .map(({ title, priceRange }) => `${title} (${priceRange})`)
      .join('; ')}.`,
    lists: popularServices.map(({ id }) => `service/${id}`),
    passages: [
      {
        text: `A single automation costs ${priceText(prices.simple)} if it’s simple, ${priceText(prices.moderate)} if it’s moderate and ${priceText(prices.advanced)} if it’s advanced.`,
        about: 'price cheapest',
      },
    ],
    link: popularLink,
  };
}

function listOfAddOns(): Fact {
  return {
    id: 'add-ons',
    overview: true,
    names: ['Add-ons', 'Extras'],
    lead: `${addOns.length} things can be added to a package: ${addOns
      .map(({ title, priceRange }) => `${title} (${priceRange})`)
      .join('; ')}.`,
    lists: addOns.map(({ id }) => `${isService(id) ? 'service' : 'add-on'}/${id}`),
    link: addOnsLink,
  };
}

function listOfCategories(): Fact {
  const lines = serviceCategories.map(
    ({ title, pricing, timeline }) => `**${title}**: ${pricing}, ${spanText(timeline)}`,
  );
  return {
    id: 'categories',
    overview: true,
    names: ['Kinds of work'],
    lead: `There are ${serviceCategories.length} kinds of work.\n${numbered(lines)}`,
    lists: serviceCategories.map(({ id }) => `category/${id}`),
    link: { label: 'The kinds of work', href: '/services-old#categories' },
  };
}
