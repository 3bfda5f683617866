/** What the assistant says around the site's text. */
import { site } from '#src/content/site.ts';

export const chooserWords = {
  /** After sentences that come near what was asked. */
  restUnstated: 'More about that is not on this site.',
  ownContract: `A person can look at yours: call ${site.phone.text}, ${site.hours.text}, or [Contact us](#contact).`,
  noBooking: 'There’s no call at this link. Part of the link may be missing.',
  booked: 'Booked for',
  canceled: 'This call was canceled. It was booked for',
  changeIt: 'You can move or cancel it with the same link.',
  calculator: '[ROI calculator](/#calculator)',
} as const;
