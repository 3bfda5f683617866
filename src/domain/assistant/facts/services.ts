import { addOns } from '#src/content/add-ons.data.ts';
import { facts as words } from '#src/content/messages.ts';
import { durations, priceText, prices, spanText } from '#src/content/prices.ts';
import { serviceCategories, type ServiceCategory } from '#src/content/service-categories.data.ts';
import { complexityGuide, popularServices, type PopularService } from '../../services.ts';
import { type Fact, numbered, type Passage, sentences } from '../fact.ts';

const popularLink = { label: words.servicesLink, href: '/services#popular' };
const addOnsLink = { label: words.addOnsLink, href: '/services-old#add-ons' };

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
            text: words.kindOfWork(kind.title, spanText(kind.timeline)),
            about: words.aboutDuration,
          },
        ]
      : [];
  return {
    id: `service/${id}`,
    names: [title, ...(alsoAddOn ? [alsoAddOn.title] : [])],
    named: true,
    lead: words.priceFirst(priceRange, description),
    about: price.monthly ? words.aboutMonthlyPrice : words.aboutPrice,
    price,
    passages: [...work, ...(alsoAddOn ? sentences(alsoAddOn.description, alsoAddOn.detail) : [])],
    link: popularLink,
    next: work.length > 0 ? [words.askHowLong(title)] : [],
  };
}

function addOn({ id, title, description, detail, priceRange }: (typeof addOns)[number]): Fact {
  return {
    id: `add-on/${id}`,
    names: [title],
    named: true,
    thorough: true,
    lead: words.priceFirst(priceRange, description),
    about: words.aboutPrice,
    passages: sentences(detail),
    link: addOnsLink,
  };
}

function category(kind: ServiceCategory): Fact {
  return {
    id: `category/${kind.id}`,
    names: [kind.title],
    named: true,
    lead: words.priceAndTimeFirst(kind.pricing, spanText(kind.timeline), kind.description),
    about: words.aboutPriceAndTime,
    passages: [
      ...sentences(kind.detailedDescription),
      {
        text: words.includedServices(kind.services.join('; ')),
        about: words.aboutIncluded,
      },
      { text: words.keyFeatures(kind.keyFeatures.join('; ')), about: words.aboutFeatures },
      { text: words.benefits(kind.benefits.join('; ')), about: words.aboutBenefits },
    ],
    link: { label: kind.title, href: `/services-old#${kind.id}` },
  };
}

/** What was done for a client, who is named first: 'A law office: ...'. */
function examples({ id, title, examples }: ServiceCategory): Fact[] {
  return examples.map((text, at) => {
    const [who = '', what = ''] = text.split(': ');
    return {
      id: `example/${id}-${at + 1}`,
      names: [who],
      named: true,
      lead: words.exampleOf(what, title),
      asks: words.exampleAsks(who),
      link: { label: title, href: `/services-old#${id}` },
    };
  });
}

type Size = (typeof complexityGuide)[number];

function size({ complexity, title, description, price, time }: Size): Fact {
  return {
    id: `size/${complexity}`,
    names: words.sizeNames(title),
    lead: words.sizeCosts(title.toLowerCase(), price, time, description),
    link: { label: words.complexityLink, href: '/services#ideas' },
  };
}

function sizes(): Fact {
  const lines = complexityGuide.map(
    ({ title, price, time, description }) => `**${title}**: ${words.priceAndTimeFirst(price, time, description)}`,
  );
  return {
    id: 'sizes',
    overview: true,
    names: words.sizesNames,
    lead: numbered(lines),
    lists: complexityGuide.map(({ complexity }) => `size/${complexity}`),
    passages: [
      {
        text: words.shortestAndLongest(durations.simple.from, durations.advanced.to),
        about: words.aboutFastest,
      },
    ],
    link: { label: words.complexityLink, href: '/services#ideas' },
  };
}

function listOfServices(): Fact {
  return {
    id: 'services',
    overview: true,
    names: words.servicesNames,
    lead: words.servicesAre(popularServices.map(({ title, priceRange }) => `${title} (${priceRange})`).join('; ')),
    lists: popularServices.map(({ id }) => `service/${id}`),
    passages: [
      {
        text: words.automationCosts(priceText(prices.simple), priceText(prices.moderate), priceText(prices.advanced)),
        about: words.aboutCheapest,
      },
    ],
    link: popularLink,
  };
}

function listOfAddOns(): Fact {
  return {
    id: 'add-ons',
    overview: true,
    names: words.addOnsNames,
    lead: words.addOnsAre(addOns.length, addOns.map(({ title, priceRange }) => `${title} (${priceRange})`).join('; ')),
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
    names: words.kindsNames,
    lead: `${words.kindsAre(serviceCategories.length)}\n${numbered(lines)}`,
    lists: serviceCategories.map(({ id }) => `category/${id}`),
    link: { label: words.categoriesLink, href: '/services-old#categories' },
  };
}
