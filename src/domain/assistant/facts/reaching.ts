import { partnershipTypes } from '#src/content/contact.data.ts';
import { firstCall } from '#src/content/questions/statements.data.ts';
import { site } from '#src/content/site.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { slotsOf, usual } from '../../booking/booking.ts';
import { formatDay, slotLabel, weekdayNames } from '../../booking/words.ts';
import { FREE_TIMES } from '../free-times.ts';
import { bookACall, enumeration, type Fact } from '../fact.ts';

const contactLink = { label: 'Contact', href: '/contact' };

/**
 * When a call can be booked, when nobody is here, and with whom we work.
 *
 * @param today yyyy-MM-dd: closed dates before it are left out
 */
export function reachingFacts(today: string, open = usual): Fact[] {
  const slots = slotsOf(open);
  return [
    {
      id: 'booking',
      names: ['Book a call', 'Schedule a call', 'Appointment', 'Free consultation'],
      lead: `${firstCall} ${FREE_TIMES}`,
      passages: [
        {
          text: `Calls begin on the hour, from ${slotLabel(slots.at(0) ?? '')} to ${slotLabel(slots.at(-1) ?? '')}, ${weekdayNames(open.hours.weekdays)}, and take ${site.callMinutes} minutes.`,
          about:
            'how long duration minutes half hour start begin hours saturday sunday weekend evening',
        },
        {
          text: 'A call that is booked can be moved or cancelled by the link that comes with it.',
          about: 'cancel move change reschedule',
        },
      ],
      link: bookACall,
      next: ['What are your hours?', 'What happens in step 1?'],
    },
    ...closedDates(today, open),
    ...partnerships(),
  ];
}

/** The holidays to come, so far as they are settled. */
function closedDates(today: string, { closedDays }: OpeningTimes): Fact[] {
  const coming = closedDays.filter(({ date }) => date >= today);
  if (coming.length === 0) return [];
  const say = ({ date, reason }: (typeof coming)[number]) => `${reason} (${formatDay(date)})`;
  return [
    {
      id: 'closed-dates',
      names: ['Holidays', 'Closed dates'],
      lead: `The next days on which nobody is here: ${enumeration(coming.slice(0, 3).map(say))}.`,
      passages: coming.map((one) => ({ text: `Closed: ${say(one)}.`, about: 'open hours call' })),
      link: contactLink,
    },
  ];
}

function partnerships(): Fact[] {
  const link = { label: 'Partnerships', href: '/contact#partnerships' };
  return [
    {
      id: 'partnerships',
      overview: true,
      names: ['Partnerships', 'Partner programs', 'Partners'],
      lead: `${partnershipTypes.map(({ title, text }) => `**${title}**: ${text}`).join('\n')}\nWrite to ${site.email.partnerships}.`,
      link,
    },
    ...partnershipTypes.map(({ title, text }) => ({
      id: `partnership/${title}`,
      names: [title, `${title.replace(' partners', '')} partnership`],
      named: true,
      lead: `${text} Write to ${site.email.partnerships}.`,
      link,
    })),
  ];
}
