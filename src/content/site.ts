import type { Site } from '#src/contracts/content/site.ts';

/**
 * What a new owner changes: the agency's name, address, contact details and hours. The whole site, the
 * structured data and the assistant read them from here.
 */
export const site: Site = {
  demo: true,
  name: 'Freehand',
  legalName: 'Freehand Automation LLC',
  productName: 'Freehand',
  tagline: 'We Automate the Busywork',
  description:
    'Freehand builds the quiet software that does the copying, retyping, chasing and filing in small and mid-sized companies. Fixed prices, weeks not quarters.',
  keywords: [
    'business automation',
    'AI integration',
    'workflow automation',
    'document processing',
    'CRM integration',
    'back office automation',
    'Austin, Texas',
  ],
  address: {
    street: '401 Congress Avenue',
    city: 'Austin',
    region: 'Texas',
    regionCode: 'TX',
    postalCode: '78701',
    countryCode: 'US',
  },
  locale: 'en-US',
  currency: 'USD',
  currencyName: 'US dollars',
  phone: { text: '(512) 555-0142', href: 'tel:+15125550142' },
  phoneRegion: 'US',
  law: { name: 'Texas', inFull: 'the State of Texas', seat: 'Austin, Texas' },
  email: {
    support: 'support@freehand.example',
    sales: 'sales@freehand.example',
    partnerships: 'partnerships@freehand.example',
    privacy: 'privacy@freehand.example',
  },
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/freehand-example' },
    { label: 'X', href: 'https://x.com/freehand_example' },
  ],
  clientPortalUrl: 'https://portal.freehand.example/',
  without: [],
  hours: {
    text: 'Monday to Friday 9AM to 5PM CST',
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:00',
  },
  answerHours: 24,
  timeZone: 'America/Chicago',
  zoneName: 'CST',
  callMinutes: 30,
  slotMinutes: 60,
  daysAhead: 60,
  // A holiday that falls on a weekend is observed on the nearest weekday.
  closedDates: [
    { date: '2026-01-01', reason: 'New Year’s Day' },
    { date: '2026-01-19', reason: 'Martin Luther King Jr. Day' },
    { date: '2026-05-25', reason: 'Memorial Day' },
    { date: '2026-06-19', reason: 'Juneteenth' },
    { date: '2026-07-03', reason: 'Independence Day (observed)' },
    { date: '2026-09-07', reason: 'Labor Day' },
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-11-27', reason: 'Day after Thanksgiving' },
    { date: '2026-12-25', reason: 'Christmas' },

    { date: '2027-01-01', reason: 'New Year’s Day' },
    { date: '2027-01-18', reason: 'Martin Luther King Jr. Day' },
    { date: '2027-05-31', reason: 'Memorial Day' },
    { date: '2027-06-18', reason: 'Juneteenth (observed)' },
    { date: '2027-07-05', reason: 'Independence Day (observed)' },
    { date: '2027-09-06', reason: 'Labor Day' },
    { date: '2027-11-25', reason: 'Thanksgiving' },
    { date: '2027-11-26', reason: 'Day after Thanksgiving' },
    { date: '2027-12-24', reason: 'Christmas (observed)' },

    { date: '2027-12-31', reason: 'New Year’s Day (observed)' },
    { date: '2028-01-17', reason: 'Martin Luther King Jr. Day' },
    { date: '2028-05-29', reason: 'Memorial Day' },
    { date: '2028-06-19', reason: 'Juneteenth' },
    { date: '2028-07-04', reason: 'Independence Day' },
    { date: '2028-09-04', reason: 'Labor Day' },
    { date: '2028-11-23', reason: 'Thanksgiving' },
    { date: '2028-11-24', reason: 'Day after Thanksgiving' },
    { date: '2028-12-25', reason: 'Christmas' },
  ],
  splineScene: undefined,
  assistant: 'Astro',
  legalEffectiveDate: '2025-05-18',
  termsVersion: '1.1',
};

/** E.g. 'Austin, Texas'. */
export const cityAndRegion = `${site.address.city}, ${site.address.region}`;

/** City line of the postal address, e.g. 'Austin, Texas 78701'. */
export const cityLine = `${cityAndRegion} ${site.address.postalCode}`;

/** Domain of the agency's email; independent of the host that serves the site. */
export const mailDomain = site.email.sales.slice(site.email.sales.indexOf('@') + 1);

/** The whole postal address on one line. */
export const addressLine = `${site.address.street}, ${cityLine}`;
