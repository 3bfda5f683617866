import type { Service } from '#src/contracts/content/services.ts';
import type { Price } from '#src/lib/prices.ts';
import { prices } from './prices.data.ts';
import type { ServiceCategoryId } from './service-categories.data.ts';

/** The nine most popular services. */
export const services: readonly Service<ServiceCategoryId, Price>[] = [
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
    description: 'Updates, backups we’ve actually restored, and someone awake when a certificate is about to expire.',
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
    description: 'Answers from your own pages and price list, books the call, and admits what it doesn’t know.',
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
      'Your pipeline, fields and follow-ups in a CRM your reps will keep filled in, old contacts moved over.',
    price: prices.crm,
    category: 'crm',
    icon: 'table',
  },
  {
    id: 'lead-enrichment',
    title: 'Lead Enrichment',
    description:
      'Company, role, phone and a reason to call, added to each new lead and refreshed before they go stale.',
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
    description: 'Pages that answer what your customers type, repaired monthly, with a report a busy owner can finish.',
    price: prices.seo,
    category: 'design',
    icon: 'chart',
  },
];

/** What makes a build one of the three sizes. */
export const sizes = {
  simple: 'One trigger, one result, systems that already talk to each other.',
  moderate: 'Several systems, documents to read, exceptions for a person to decide.',
  advanced: 'Judgment calls, an audit trail, and many people who have to agree.',
} as const;

/** The note under the guide: what 'ROI' on a card means. */
export const roiNote =
  'ROI is our estimate: hours saved in the first year, at $35 an hour, divided by the price of the build.';

/** Beside the bundle discounts; `hosting` stands before its price. */
export const bundleWords = {
  title: 'Bundle discounts',
  lede: 'Order together, pay less. The discount comes off every build in the bundle.',
  hosting: 'Optional hosting and maintenance',
  button: 'Build My Bundle',
} as const;
