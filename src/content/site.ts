/**
 * What a new owner changes: the name over the door, where it stands, how to reach it, when it is
 * open. Everything on the site, the structured data and the assistant reads these from here.
 */
export interface Site {
  /** The provider's name: header, footer, 'Contact Freehand'. */
  readonly name: string;
  /** The registered name, for the legal pages. */
  readonly legalName: string;
  /** Ends every page title. */
  readonly productName: string;
  readonly tagline: string;
  /** For search results, cards and feeds; at most 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly regionCode: string;
    readonly postalCode: string;
    readonly countryCode: string;
  };
  readonly phone: { readonly text: string; readonly href: string };
  readonly email: {
    readonly support: string;
    readonly sales: string;
    readonly partnerships: string;
    readonly privacy: string;
  };
  readonly social: readonly { readonly label: string; readonly href: string }[];
  /** The header's Client Portal button opens this in a new tab. */
  readonly clientPortalUrl: string;
  readonly hours: {
    /** As the pages say it. */
    readonly text: string;
    /** ISO weekdays, 1 is Monday. */
    readonly weekdays: readonly number[];
    /** 24-hour wall-clock time in `timeZone`, half open. */
    readonly opens: string;
    readonly closes: string;
  };
  /** IANA name; hours, closed dates and call slots are wall-clock times there. */
  readonly timeZone: string;
  /** Weekdays on which no call can be booked, as yyyy-MM-dd in `timeZone`. */
  readonly closedDates: readonly string[];
  /** Address of a .splinecode scene for the hero; without one the drawn scene stands there. */
  readonly splineScene: string | undefined;
  /** The name that the chat assistant answers to. */
  readonly assistant: string;
  /** Of the privacy policy and the terms: yyyy-MM-dd. */
  readonly legalEffectiveDate: string;
  readonly termsVersion: string;
}

export const site: Site = {
  name: 'Freehand',
  legalName: 'Freehand Automation LLC',
  productName: 'Freehand',
  tagline: 'We Automate the Busywork',
  description:
    'Freehand builds the quiet software that does the copying, re-typing, chasing and filing in small and mid-sized companies. Fixed prices, weeks not quarters.',
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
  phone: { text: '(512) 555-0142', href: 'tel:+15125550142' },
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
  hours: {
    text: 'Monday to Friday 9AM to 5PM CST',
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:00',
  },
  timeZone: 'America/Chicago',
  // New Year's Day, Martin Luther King Jr. Day, Memorial Day, Juneteenth, Independence Day, Labor
  // Day, Thanksgiving and the day after, Christmas; on a weekend, the nearest weekday instead.
  closedDates: [
    '2026-01-01',
    '2026-01-19',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-11-26',
    '2026-11-27',
    '2026-12-25',

    '2027-01-01',
    '2027-01-18',
    '2027-05-31',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-11-25',
    '2027-11-26',
    '2027-12-24',

    '2027-12-31',
    '2028-01-17',
    '2028-05-29',
    '2028-06-19',
    '2028-07-04',
    '2028-09-04',
    '2028-11-23',
    '2028-11-24',
    '2028-12-25',
  ],
  splineScene: undefined,
  assistant: 'Astro',
  legalEffectiveDate: '2025-05-18',
  termsVersion: '1.1',
};

/** City line of the address as envelopes have it, e.g. 'Austin, Texas 78701'. */
export const cityLine = `${site.address.city}, ${site.address.region} ${site.address.postalCode}`;

/** The whole address on one line. */
export const addressLine = `${site.address.street}, ${cityLine}`;
