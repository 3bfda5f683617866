import type { TaskId } from '#src/contracts/content/task.ts';
import type { Complexity, DocumentKind } from './automations.ts';
import {
  bundleDiscounts,
  bundleSizeText,
  discountText,
  durations,
  priceText,
  prices,
  spanText,
  type Price,
} from './prices.ts';
import type { ServiceCategoryId } from './service-categories.data.ts';

/** One of the nine most popular services. */
export interface PopularService {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price: Price;
  /** The price as printed. */
  readonly priceRange: string;
  readonly category: ServiceCategoryId;
  /** The office work that it takes over, where the category does not say it. */
  readonly task?: TaskId;
  readonly icon: DocumentKind;
}

const services: readonly Omit<PopularService, 'priceRange'>[] = [
  {
    id: 'website',
    title: 'Website',
    description:
      'Five to fifteen pages that load fast, say what you do, and file every inquiry where sales will see it.',
    price: prices.website,
    category: 'design',
    icon: 'letter',
  },
  {
    id: 'hosting',
    title: 'Hosting & Maintenance',
    description:
      'Updates, backups we have actually restored, and somebody awake when a certificate is about to expire.',
    price: prices.hosting,
    category: 'design',
    icon: 'table',
  },
  {
    id: 'logo',
    title: 'Logo Design',
    description:
      'A mark that survives a fax, a favicon and the side of a van, with the files your printer will ask for.',
    price: prices.logo,
    category: 'design',
    icon: 'form',
  },
  {
    id: 'chatbot',
    title: 'AI Chatbot',
    description:
      'Answers from your own pages and price list, books the call, and admits what it does not know.',
    price: prices.chatbot,
    category: 'automation',
    icon: 'letter',
  },
  {
    id: 'voice-assistant',
    task: 'phoneCalls',
    title: 'AI Voice Assistant',
    description:
      'Picks up on the second ring, takes the order or the message, and transfers to a person when asked to.',
    price: prices.voiceAssistant,
    category: 'automation',
    icon: 'receipt',
  },
  {
    id: 'crm',
    title: 'CRM Setup',
    description:
      'Your pipeline, fields and follow-ups in a CRM your reps will keep filled in, old contacts moved across.',
    price: prices.crm,
    category: 'crm',
    icon: 'table',
  },
  {
    id: 'lead-enrichment',
    title: 'Lead Enrichment',
    description:
      'Company, role, phone and a reason to call, added to each new lead and refreshed before it goes stale.',
    price: prices.leadEnrichment,
    category: 'crm',
    icon: 'chart',
  },
  {
    id: 'custom-api',
    title: 'Custom API Integration',
    description:
      'Two systems that have never met, introduced properly: tested, logged, and retried when one of them is down.',
    price: prices.customApi,
    category: 'development',
    icon: 'invoice',
  },
  {
    id: 'seo',
    title: 'SEO',
    description:
      'Pages that answer what your customers type, repaired monthly, with a report a busy owner can finish.',
    price: prices.seo,
    category: 'design',
    icon: 'chart',
  },
];

export const popularServices: readonly PopularService[] = services.map((service) => ({
  ...service,
  priceRange: priceText(service.price),
}));

/** The three sizes of build: what they mean, cost and take. */
export interface ComplexityBand {
  readonly complexity: Exclude<Complexity, 'custom'>;
  readonly title: 'Simple' | 'Moderate' | 'Advanced';
  readonly description: string;
  readonly price: string;
  readonly time: string;
}

export const complexityGuide: readonly ComplexityBand[] = [
  {
    complexity: 'simple',
    title: 'Simple',
    description: 'One trigger, one result, systems that already talk to each other.',
    price: priceText(prices.simple),
    time: spanText(durations.simple),
  },
  {
    complexity: 'moderate',
    title: 'Moderate',
    description: 'Several systems, documents to read, exceptions for a person to decide.',
    price: priceText(prices.moderate),
    time: spanText(durations.moderate),
  },
  {
    complexity: 'advanced',
    title: 'Advanced',
    description: 'Judgment calls, an audit trail, and many people who have to agree.',
    price: priceText(prices.advanced),
    time: spanText(durations.advanced),
  },
];

/** The note under the guide: what 'ROI' on a card means. */
export const roiNote =
  'ROI is our estimate: hours saved in the first year, at $35 an hour, over the price of the build.';

/** The bundle discounts as the banner shows them. */
export const bundles = {
  title: 'Bundle discounts',
  lede: 'Order together, pay less. The discount comes off every build in the bundle.',
  steps: bundleDiscounts.map((step) => ({
    services: bundleSizeText(step),
    discount: discountText(step),
  })),
  hosting: `Optional hosting and maintenance: ${priceText(prices.hosting)}`,
  button: 'Build My Bundle',
} as const;
