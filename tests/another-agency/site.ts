import type { Site } from '#src/contracts/content/site.ts';

/** Another agency, to show that nothing but the content says whose site it is. */
export const site: Site = {
  name: 'Balcão',
  legalName: 'Balcão Digital, Lda.',
  productName: 'Balcão',
  tagline: 'Law offices, without the retyping',
  description:
    'Balcão automates the clerical side of law offices in Lisbon: deadlines, intake, filing and invoices. Fixed prices in euros.',
  keywords: ['law office automation', 'legal deadlines', 'document assembly', 'Lisbon'],
  address: {
    street: 'Rua da Prata 80',
    city: 'Lisboa',
    region: 'Lisboa',
    regionCode: '11',
    postalCode: '1100-420',
    countryCode: 'PT',
  },
  locale: 'en-PT',
  currency: 'EUR',
  currencyName: 'euros',
  phone: { text: '+351 21 555 0134', href: 'tel:+351215550134' },
  phoneRegion: 'PT',
  law: { name: 'Portuguese', inFull: 'Portugal', seat: 'Lisbon' },
  email: {
    support: 'ajuda@balcao.test',
    sales: 'ola@balcao.test',
    partnerships: 'parceiros@balcao.test',
    privacy: 'privacidade@balcao.test',
  },
  social: [],
  without: ['/blog', '/case-study', '/trust'],
  hours: {
    text: 'Monday to Friday 10:00 to 18:00, Lisbon time',
    weekdays: [1, 2, 3, 4, 5],
    opens: '10:00',
    closes: '18:00',
  },
  timeZone: 'Europe/Lisbon',
  callMinutes: 20,
  slotMinutes: 30,
  daysAhead: 30,
  closedDates: [
    { date: '2026-12-01', reason: 'Restoration of Independence' },
    { date: '2026-12-08', reason: 'Immaculate Conception' },
    { date: '2026-12-25', reason: 'Christmas' },
    { date: '2027-01-01', reason: 'New Year’s Day' },
    { date: '2027-06-10', reason: 'Portugal Day' },
    { date: '2027-10-05', reason: 'Republic Day' },
    { date: '2027-12-08', reason: 'Immaculate Conception' },
  ],
  splineScene: undefined,
  assistant: 'Tinta',
  legalEffectiveDate: '2026-09-01',
  termsVersion: '1.0',
};

/** The city in the pages' texts. */
export const cityAndRegion = 'Lisbon, Portugal';

/** City line of the postal address: the postal code comes first. */
export const cityLine = `${site.address.postalCode} ${site.address.city}`;

/** Domain of the agency's email. */
export const mailDomain = 'balcao.test';

/** The whole postal address on one line. */
export const addressLine = `${site.address.street}, ${cityLine}`;
