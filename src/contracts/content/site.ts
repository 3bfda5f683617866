import type { OpeningSpan } from '../settings.ts';

/** What stands at the edge of every page. */
type Tool = 'chat' | 'calculator';

/** What a new owner decides first; content/site.data.ts holds the values. */
export interface Site {
  /** A made-up agency: its mail and its portal have reserved names (.example), which lead nowhere. */
  readonly demo?: true;
  /** The agency's name: header, footer, 'Contact …'. */
  readonly name: string;
  /** The registered name, for the legal pages. */
  readonly legalName: string;
  /** Appended to every page title. */
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
  /** How dates, numbers and money are written (BCP 47), e.g. 'en-US'; of the language of messages.ts. */
  readonly locale: string;
  /** ISO 4217, e.g. 'USD'. */
  readonly currency: string;
  /** The currency in the terms: 'US dollars'. */
  readonly currencyName: string;
  readonly phone: { readonly text: string; readonly href: string };
  /** Country (ISO 3166) whose telephone numbers visitors may type without its prefix. */
  readonly phoneRegion: string;
  /** The law of the terms: its name in short, in full, and where disputes are decided. */
  readonly law: { readonly name: string; readonly inFull: string; readonly seat: string };
  readonly email: {
    readonly support: string;
    readonly sales: string;
    readonly partnerships: string;
    readonly privacy: string;
  };
  readonly social: readonly { readonly label: string; readonly href: string }[];
  /** The header's Client Portal button opens this in a new tab; without it there is no button. */
  readonly clientPortalUrl?: string;
  /**
   * Pages that this site goes without: no menu item, no line in the sitemap, no feed; and tools: no button, no window, no
   * address of the API.
   */
  readonly without: readonly (
    | '/blog'
    | '/signal-board'
    | '/case-study'
    | '/start'
    | '/integrations'
    | '/trust'
    | Tool
  )[];
  readonly hours: {
    /** The hours as the pages print them. */
    readonly text: string;
    /** ISO weekdays, 1 is Monday. */
    readonly weekdays: readonly number[];
    /** 24-hour wall-clock time in `timeZone`; the end is exclusive. */
    readonly opens: string;
    readonly closes: string;
    /** In place of these three, where a weekday has a break or other hours: several a weekday, none of which overlap. */
    readonly spans?: readonly OpeningSpan[];
  };
  /** Business hours within which a message is answered; without it, receipts name no day. */
  readonly answerHours?: number;
  /** IANA name; hours, closed dates and bookable slots are wall-clock times in this zone. */
  readonly timeZone: string;
  /** The zone's name beside times all year, e.g. 'CST'; without it, its abbreviation on the day in question. */
  readonly zoneName?: string;
  /** Planned length of a booked call. */
  readonly callMinutes: number;
  /** Bookable times begin this many minutes apart, from when the day opens. */
  readonly slotMinutes: number;
  /** How many days ahead a call can be booked. */
  readonly daysAhead: number;
  /** Weekdays that cannot be booked, as yyyy-MM-dd in `timeZone`, and why. */
  readonly closedDates: readonly { readonly date: string; readonly reason: string }[];
  /** URL of a .splinecode scene for the hero; without one the built-in scene is shown. */
  readonly splineScene: string | undefined;
  /** The name of the chat assistant. */
  readonly assistant: string;
  /** Effective date of the privacy policy and the terms: yyyy-MM-dd. */
  readonly legalEffectiveDate: string;
  readonly termsVersion: string;
}
