import { priceText, prices } from './prices.ts';
import type { ServiceCategoryId } from './service-categories.ts';

/** Something small beside a package. */
export interface AddOn {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly priceRange: string;
  readonly category: ServiceCategoryId;
}

/** Six; the four that are services too cost what they cost there. */
export const addOns: readonly AddOn[] = [
  {
    id: 'analytics',
    title: 'Analytics Dashboard',
    description:
      'What ran, what it saved and what it could not decide, on one screen for the person who pays.',
    priceRange: priceText(prices.analytics),
    category: 'automation',
  },
  {
    id: 'training',
    title: 'Team Training',
    description:
      'Ninety minutes with your own data, for each role, recorded for whoever was on vacation.',
    priceRange: priceText(prices.training),
    category: 'automation',
  },
  {
    id: 'hosting',
    title: 'Hosting & Maintenance',
    description:
      'We run it, patch it and get the alert at 3 a.m., so that you can read about it at nine.',
    priceRange: priceText(prices.hosting),
    category: 'development',
  },
  {
    id: 'chatbot',
    title: 'Website Chatbot',
    description:
      'Your price list and opening hours, awake all night and unable to sigh at a visitor.',
    priceRange: priceText(prices.chatbot),
    category: 'automation',
  },
  {
    id: 'seo',
    title: 'Search Visibility',
    description:
      'Monthly repairs to what search engines and their readers find when they look for your trade.',
    priceRange: priceText(prices.seo),
    category: 'design',
  },
  {
    id: 'custom-api',
    title: 'One More Connection',
    description:
      'The supplier portal, scale, scanner or twenty-year-old database that nobody else will touch.',
    priceRange: priceText(prices.customApi),
    category: 'development',
  },
];
