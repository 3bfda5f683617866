import { priceText, prices } from './prices.ts';
import type { ServiceCategoryId } from './service-categories.data.ts';

/** An extra that clients order with a package. */
export interface AddOn {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What it includes and what affects its price; shown under "Learn more". */
  readonly detail: string;
  readonly priceRange: string;
  readonly category: ServiceCategoryId;
}

/** The six add-ons. Four of them are also services and use the same prices. */
export const addOns: readonly AddOn[] = [
  {
    id: 'analytics',
    title: 'Analytics Dashboard',
    description: 'What ran, what it saved and what it couldn’t decide, on one screen for the person who pays.',
    detail:
      'Runs, hours saved, exceptions and who cleared them, by week and by process. The low end covers one automation; the high end combines several with the figures your accountant already keeps.',
    priceRange: priceText(prices.analytics),
    category: 'automation',
  },
  {
    id: 'training',
    title: 'Team Training',
    description: 'Ninety minutes with your own data, for each role, recorded for whoever was on vacation.',
    detail:
      'One session for one role is the low end; a whole department with its own exercises is the high end. You keep the recordings and a two-page cheat sheet, which is what people really use.',
    priceRange: priceText(prices.training),
    category: 'automation',
  },
  {
    id: 'hosting',
    title: 'Hosting & Maintenance',
    description: 'We run it, patch it and get the alert at 3 AM, so that you can read about it at nine.',
    detail:
      'Updates, backups with a monthly test restore, certificates, and alerts to our phones instead of yours. What it costs depends on how many things run and how much depends on their never stopping.',
    priceRange: priceText(prices.hosting),
    category: 'development',
  },
  {
    id: 'chatbot',
    title: 'Website Chatbot',
    description: 'Answers visitors all night from your price list and hours.',
    detail:
      'It answers from the pages you name and from nothing else, books the call, and passes the rest to a person with the conversation attached. More sources and a booking calendar move it up the range.',
    priceRange: priceText(prices.chatbot),
    category: 'automation',
  },
  {
    id: 'seo',
    title: 'Search Visibility',
    description: 'Monthly fixes to what people find when they search for your trade.',
    detail:
      'Slow pages, missing answers and broken links, fixed month by month, with one page on what changed and what came of it. A single location is at the low end, many pages in a crowded market at the high end.',
    priceRange: priceText(prices.seo),
    category: 'design',
  },
  {
    id: 'custom-api',
    title: 'One More Connection',
    description: 'The supplier portal, scale, scanner or twenty-year-old database that nobody else will touch.',
    detail:
      'We read its documentation, or work out what it does where there’s none. A documented interface is at the low end; the plus sign is for a machine whose maker is long gone.',
    priceRange: priceText(prices.customApi),
    category: 'development',
  },
];
