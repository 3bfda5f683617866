import type { Answers } from './questions.ts';

/** The text of site.ts for the answers of a new owner. */
export function siteFile(answers: Answers): string {
  const { name, mail, phone, street, city, country, zone, locale, currency, opens, closes } =
    answers;
  const text = (value: string) => JSON.stringify(value);
  const domain = mail.slice(mail.indexOf('@') + 1);
  const nameOf = (type: 'region' | 'currency', code: string) =>
    new Intl.DisplayNames('en', { type }).of(code) ?? code;
  const land = nameOf('region', country);
  return `import type { Site } from '#src/contracts/content/site.ts';

/** What the whole site, the structured data, mails and the assistant read. */
export const site: Site = {${domain.endsWith('.example') ? '\n  demo: true,' : ''}
  name: ${text(name)},
  legalName: ${text(name)},
  productName: ${text(name)},
  tagline: 'What you do, in a few words',
  description: ${text(`${name} in ${city}: what you do for whom, in at most 160 characters.`)},
  keywords: ['business automation', ${text(city)}],
  address: {
    street: ${text(street)},
    city: ${text(city)},
    region: ${text(land)},
    regionCode: ${text(country)},
    postalCode: ${text(answers['postal-code'])},
    countryCode: ${text(country)},
  },
  locale: ${text(locale)},
  currency: ${text(currency)},
  currencyName: ${text(nameOf('currency', currency))},
  phone: { text: ${text(phone)}, href: ${text(`tel:${phone.replace(/[^\d+]/g, '')}`)} },
  phoneRegion: ${text(country)},
  // The law of the terms: have counsel review both legal texts.
  law: { name: ${text(land)}, inFull: ${text(land)}, seat: ${text(city)} },
  email: {
    support: ${text(mail)},
    sales: ${text(mail)},
    partnerships: ${text(mail)},
    privacy: ${text(mail)},
  },
  social: [],
  // Pages that you have nothing for yet.
  without: ['/blog', '/signal-board', '/case-study', '/integrations', '/trust'],
  hours: {
    text: ${text(`Monday to Friday ${opens} to ${closes}`)},
    weekdays: [1, 2, 3, 4, 5],
    opens: ${text(opens)},
    closes: ${text(closes)},
  },
  timeZone: ${text(zone)},
  callMinutes: 30,
  slotMinutes: 60,
  daysAhead: 60,
  // Weekdays without calls: { date: '2027-12-24', reason: 'Christmas' }.
  closedDates: [],
  splineScene: undefined,
  assistant: 'Assistant',
  legalEffectiveDate: ${text(new Date().toISOString().slice(0, 10))},
  termsVersion: '1.0',
};

/** The place in texts. */
export const cityAndRegion = ${text(`${city}, ${land}`)};

/** City line of the postal address, as your country writes it. */
export const cityLine = \`\${site.address.city} \${site.address.postalCode}\`;

/** Domain of the agency's email. */
export const mailDomain = ${text(domain)};

/** The whole postal address on one line. */
export const addressLine = \`\${site.address.street}, \${cityLine}\`;
`;
}
