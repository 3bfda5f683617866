import type { Site } from '#src/contracts/content/site.ts';

/** What the whole site, the structured data, mails and the assistant read. */
export const site: Site = {
  demo: true,
  name: 'Our Agency',
  legalName: 'Our Agency',
  productName: 'Our Agency',
  tagline: 'Was Sie tun, in wenigen Worten',
  description: 'Our Agency in Denver: was Sie für wen tun, in höchstens 160 Zeichen.',
  keywords: ['Büroautomatisierung', 'Denver'],
  address: {
    street: '1 Main Street',
    city: 'Denver',
    region: 'Denver',
    regionCode: 'US',
    postalCode: '80202',
    countryCode: 'US',
  },
  locale: 'en-US',
  currency: 'USD',
  currencyName: 'US dollars',
  phone: { text: '+1 303 555 0199', href: 'tel:+13035550199' },
  phoneRegion: 'US',
  // The law of the terms: have counsel review both legal texts.
  law: { name: 'deutsches', inFull: 'der Bundesrepublik Deutschland', seat: 'Denver' },
  email: {
    support: 'hello@agency.example',
    sales: 'hello@agency.example',
    partnerships: 'hello@agency.example',
    privacy: 'hello@agency.example',
  },
  social: [],
  // Pages that you have nothing for yet.
  without: ['/blog', '/signal-board', '/case-study', '/integrations', '/trust'],
  hours: {
    text: 'Monday to Friday 09:00 to 17:00',
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:00',
  },
  timeZone: 'America/Denver',
  callMinutes: 30,
  slotMinutes: 60,
  daysAhead: 60,
  // Weekdays without calls: { date: '2027-12-24', reason: 'Heiligabend' }.
  closedDates: [],
  splineScene: undefined,
  // A name, or sentences such as „Fragen Sie Emil“ lack an article.
  assistant: 'Emil',
  legalEffectiveDate: '2026-01-01',
  termsVersion: '1.0',
};
