import { packages, popularFlag, type Package } from '#src/content/packages.data.ts';
import { bundleDiscounts, bundleSizeText, discountText, type BundleDiscount } from '#src/content/prices.ts';
import { bundles } from '../../services.ts';
import { bundleBuilder } from '#src/content/services-pages.data.ts';
import { type Fact, numbered, type Passage } from '../fact.ts';

const packagesLink = { label: 'Packages', href: '/services-old#packages' };

/** The largest number of services that people ask about. */
const MANY = 12;

/** The packages, and the discount scheme. */
export function packageFacts(): Fact[] {
  return [listOfPackages(), ...packages.map(onePackage), bundleScheme()];
}

function onePackage({ id, name, price, description, features, popular }: Package): Fact {
  return {
    id: `package/${id}`,
    names: [`${name} package`, name],
    asks: [`What does the ${name} package include?`, `How long is support with ${name}?`],
    named: true,
    thorough: true,
    lead: `${price}${popular ? ` (${popularFlag})` : ''}. ${description}`,
    about: 'price',
    passages: [{ text: `It includes: ${features.join('; ')}.`, about: 'what do I get, contents, features' }],
    link: packagesLink,
  };
}

function listOfPackages(): Fact {
  const lines = packages.map(
    ({ name, price, popular, description }) =>
      `**${name}**: ${price}${popular ? ` (${popularFlag})` : ''}. ${description}`,
  );
  const [first] = packages;
  const popular = packages.find((one) => one.popular);
  return {
    id: 'packages',
    overview: true,
    names: ['Packages', 'Plans', 'Tiers'],
    lead: numbered(lines),
    lists: packages.map(({ id }) => `package/${id}`),
    passages: [
      { text: `The lowest starts at ${first?.price}: ${first?.name}.`, about: 'cheapest smallest' },
      { text: `${popularFlag}: ${popular?.name}.`, about: 'most popular best' },
    ],
    link: packagesLink,
    next: packages.map(({ name }) => `What does the ${name} package include?`),
  };
}

function bundleScheme(): Fact {
  const numbers = Array.from({ length: MANY - 1 }, (_, place) => place + 2);
  return {
    id: 'bundles',
    names: ['Bundle discounts', 'Discount'],
    // Who asks for one price has no use for it.
    byName: true,
    asks: numbers.map((number) => `What if I order ${number} services?`),
    lead: `${bundleDiscounts
      .map((step) => `${bundleSizeText(step)}: **${discountText(step)}**`)
      .join('; ')}. ${bundles.lede}`,
    passages: [
      ...bundleDiscounts.map(step),
      {
        text: `${bundleBuilder.monthlyNote} ${bundles.hosting}.`,
        about: 'running costs recurring subscription apply',
      },
    ],
    link: { label: bundles.title, href: '/services#bundles' },
  };
}

/** Found by each number of services that the discount step covers. */
function step(discount: BundleDiscount): Passage {
  const { from, to = MANY } = discount;
  const numbers = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return {
    text: `With ${bundleSizeText(discount)} it’s ${discountText(discount)}.`,
    about: numbers.map((number) => `${number} services`).join(', '),
  };
}
