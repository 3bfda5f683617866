import { facts as words } from '#src/content/messages.ts';
import { packages, popularFlag, type Package } from '#src/content/packages.data.ts';
import { bundleDiscounts, bundleSizeText, discountText, type BundleDiscount } from '#src/content/prices.ts';
import { bundles } from '../../services.ts';
import { bundleBuilder } from '#src/content/services-pages.data.ts';
import { type Fact, numbered, type Passage } from '../fact.ts';

const packagesLink = { label: words.packagesLink, href: '/services-old#packages' };

/** The largest number of services that people ask about. */
const MANY = 12;

/** The packages, and the discount scheme. */
export function packageFacts(): Fact[] {
  return [listOfPackages(), ...packages.map(onePackage), bundleScheme()];
}

function onePackage({ id, name, price, description, features, popular }: Package): Fact {
  return {
    id: `package/${id}`,
    names: words.packageNames(name),
    asks: words.packageAsks(name),
    named: true,
    thorough: true,
    lead: words.priceFirst(popular ? words.flagged(price, popularFlag) : price, description),
    about: words.aboutPrice,
    passages: [{ text: words.includes(features.join('; ')), about: words.aboutIncludes }],
    link: packagesLink,
  };
}

function listOfPackages(): Fact {
  const lines = packages.map(
    ({ name, price, popular, description }) =>
      `**${name}**: ${words.priceFirst(popular ? words.flagged(price, popularFlag) : price, description)}`,
  );
  const [first] = packages;
  const popular = packages.find((one) => one.popular);
  return {
    id: 'packages',
    overview: true,
    names: words.packagesNames,
    lead: numbered(lines),
    lists: packages.map(({ id }) => `package/${id}`),
    passages: [
      { text: words.lowestStarts(first?.price ?? '', first?.name ?? ''), about: words.aboutLowest },
      { text: words.flaggedIs(popularFlag, popular?.name ?? ''), about: words.aboutPopular },
    ],
    link: packagesLink,
    next: packages.map(({ name }) => words.whatPackageIncludes(name)),
  };
}

function bundleScheme(): Fact {
  const numbers = Array.from({ length: MANY - 1 }, (_, place) => place + 2);
  return {
    id: 'bundles',
    names: words.bundleNames,
    // Who asks for one price has no use for it.
    byName: true,
    asks: numbers.flatMap(words.bundleAsks),
    lead: `${bundleDiscounts
      .map((step) => `${bundleSizeText(step)}: **${discountText(step)}**`)
      .join('; ')}. ${bundles.lede}`,
    passages: [
      ...bundleDiscounts.map(step),
      {
        text: `${bundleBuilder.monthlyNote} ${bundles.hosting}.`,
        about: words.aboutRunningCosts,
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
    text: words.bundleStep(bundleSizeText(discount), discountText(discount)),
    about: numbers.map(words.aboutBundleStep).join(', '),
  };
}
