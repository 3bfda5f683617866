/**
 * The prices, limits and promises that the site must state (the business constants), copied from the agreement
 * instead of src/content, so that a mistake there is noticed.
 */
export const facts: readonly { readonly page: string; readonly says: readonly string[] }[] = [
  {
    page: '/',
    says: [
      'See 40 automations',
      '67%',
      'of companies use AI tools in daily operations',
      '41%',
      'less time on repetitive work',
      '80%',
      'of executives say automation is a competitive edge',
      ...['2-3x', 'team output', '$4M+', 'average ROI over 3 years', '72%', 'small business growth'],
      '96%',
      'implementation success rate',
      'Monday to Friday 9AM to 5PM CST',
    ],
  },
  {
    page: '/services',
    says: [
      // Bundles.
      '2 services',
      '10% off',
      '3-5 services',
      '15% off',
      '6 or more services',
      'custom pricing',
      'hosting and maintenance: $50-$200/month',
      // Range of a build's share.
      '$300-$600',
      '$600-$1,200',
      '$1,200-$2,500+',
      // Popular services.
      '$1,500-$5,000',
      '$50-$200/month',
      '$300-$800',
      '$300-$1,000',
      '$500-$2,000 setup plus $100-$300/month',
      '$500-$2,000 plus $100-$250/month',
      '$199 per user per month',
      '$1,000-$10,000+',
      '$500-$1,500/month',
    ],
  },
  {
    page: '/services-old',
    says: [
      // Categories of work.
      '$1,500-$8,000',
      '2-6 weeks',
      '$500-$5,000+',
      '1-8 weeks',
      '$800-$3,500',
      '2-5 weeks',
      '$2,000-$15,000+',
      '4-12 weeks',
      // Packages.
      'Most Popular',
      '$1,500+',
      '30-day support',
      '$3,500+',
      '90-day support',
      'Custom',
      '6-month support',
      // Add-ons.
      '$200-$800',
      '$100-$500',
      // Questions.
      '30-180 days',
      '1-2 weeks',
      '2-4 weeks',
      '4-8 weeks',
    ],
  },
  {
    page: '/contact',
    says: [
      'Monday to Friday 9AM to 5PM CST',
      'within 24 business hours',
      'Chat is available 24/7',
      'Enterprise gets extended support',
    ],
  },
  { page: '/privacy-policy', says: ['May 18, 2025', 'under 13'] },
  { page: '/terms-of-service', says: ['May 18, 2025', '1.1', '3 months', 'Austin, Texas'] },
];

/** Wherever one of these is mentioned, it must have these values, so that nothing contradicts the list above. */
export const onlyLikeThis: readonly {
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
}[] = [
  {
    pattern: /\$\d+(,\d{3})*[-–]\$\d+(,\d{3})*\+?/g,
    allowed: [
      '$300-$600',
      '$600-$1,200',
      '$1,200-$2,500+',
      '$1,500-$5,000',
      '$50-$200',
      '$300-$800',
      '$300-$1,000',
      '$500-$2,000',
      '$100-$300',
      '$100-$250',
      '$1,000-$10,000+',
      '$500-$1,500',
      '$1,500-$8,000',
      '$500-$5,000+',
      '$800-$3,500',
      '$2,000-$15,000+',
      '$200-$800',
      '$100-$500',
    ],
  },
  { pattern: /\d+% off/g, allowed: ['10% off', '15% off'] },
  {
    pattern: /\d+-(day|month) support/g,
    allowed: ['30-day support', '90-day support', '6-month support'],
  },
  { pattern: /within \d+ business (hours|days)/g, allowed: ['within 24 business hours'] },
  { pattern: /Monday to \w+ \d+.*?\b[A-Z]{3}\b/g, allowed: ['Monday to Friday 9AM to 5PM CST'] },
  { pattern: /under \d+ years|(?<=children )under \d+/gi, allowed: ['under 13'] },
  { pattern: /\d+ per user per month/g, allowed: ['199 per user per month'] },
];
