import { partnershipTypes } from '#src/content/contact.data.ts';
import { firstCall } from '#src/content/questions/statements.data.ts';
import { site } from '#src/content/site.ts';
import { team, type TeamMember } from '#src/content/team.data.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { isolated } from '#src/lib/isolated.ts';
import { slotsText } from '../../booking/bookable-days.ts';
import { weekOf } from '../../booking/hours-text.ts';
import { slotsIn, usual } from '../../booking/opening-times.ts';
import { formatDay, weekdayNames } from '../../booking/words.ts';
import { enumeration } from '../../format.ts';
import { FREE_TIMES } from '../free-times.ts';
import { bookACall, contactUs, type Fact, linkText } from '../fact.ts';

const contactLink = { label: 'Contact', href: '/contact' };

/** When a call can be booked, when the office is closed, and which partners we work with. */
export function reachingFacts(today: string, open = usual): Fact[] {
  const begin = weekOf(open).map(({ weekdays, hours }) => `${slotsText(slotsIn(hours))}, ${weekdayNames(weekdays)}`);
  return [
    {
      id: 'booking',
      names: ['Schedule a call', 'Book a call', 'Appointment', 'Free consultation'],
      lead: `${firstCall} ${FREE_TIMES}`,
      passages: [
        {
          text: `${begin.join('. ')}, and take ${site.callMinutes} minutes.`,
          about: 'how long duration minutes half hour start begin hours saturday sunday weekend evening',
        },
        {
          text: 'You can move or cancel a booked call with the link that comes with it.',
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

/** The upcoming closed days that are known. */
function closedDates(today: string, { closedDays }: OpeningTimes): Fact[] {
  const coming = closedDays.filter(({ date }) => date >= today);
  if (coming.length === 0) return [];
  const say = ({ date, reason }: (typeof coming)[number]) => `${isolated(reason)} (${formatDay(date)})`;
  return [
    {
      id: 'closed-dates',
      names: ['Holidays', 'Closed dates'],
      lead: `The next days when no one is here: ${enumeration(coming.slice(0, 3).map(say))}.`,
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

const teamLink = { label: 'Meet our team', href: '/#team' };

/** Who works here. */
export function peopleFacts(): Fact[] {
  return team.length > 0 ? [everybody(), ...team.map(member)] : [];
}

function member({ id, name, role, line }: TeamMember): Fact {
  return {
    id: `person/${id}`,
    names: [name, role],
    asks: [`Who is the ${role}?`, `Who is ${name}?`],
    strict: true,
    about: 'who',
    lead: `**${name}** is ${role} at ${site.name}. ${line}`,
    passages: [
      {
        text: `To reach anyone here: ${site.phone.text} or ${linkText(contactUs)}.`,
        about: 'reach contact talk speak call phone email meet',
      },
    ],
    link: teamLink,
    next: [`Who works at ${site.name}?`],
  };
}

function everybody(): Fact {
  return {
    id: 'team',
    overview: true,
    names: ['Team', 'Team members', 'People', 'Staff'],
    asks: [`Who works at ${site.name}?`],
    lead: `${team.length} people: ${enumeration(team.map(({ name, role }) => `${name} (${role})`))}.`,
    link: teamLink,
  };
}
