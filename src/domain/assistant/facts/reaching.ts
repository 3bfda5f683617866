import { facts as words } from '#src/content/messages.ts';
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

const contactLink = { label: words.contactLink, href: '/contact' };

/** When a call can be booked, when the office is closed, and which partners we work with. */
export function reachingFacts(today: string, open = usual): Fact[] {
  const begin = weekOf(open).map(({ weekdays, hours }) => `${slotsText(slotsIn(hours))}, ${weekdayNames(weekdays)}`);
  return [
    {
      id: 'booking',
      names: words.bookingNames,
      lead: `${firstCall} ${FREE_TIMES}`,
      passages: [
        {
          text: words.callsTake(begin.join(words.betweenCallTimes), site.callMinutes),
          about: words.aboutCalls,
        },
        {
          text: words.moveOrCancel,
          about: words.aboutMove,
        },
      ],
      link: bookACall,
      next: [words.whatAreHours, words.whatHappensInStep(1)],
    },
    ...closedDates(today, open),
    ...partnerships(),
  ];
}

/** The upcoming closed days that are known. */
function closedDates(today: string, { closedDays }: OpeningTimes): Fact[] {
  const coming = closedDays.filter(({ date }) => date >= today);
  if (coming.length === 0) return [];
  const say = ({ date, reason }: (typeof coming)[number]) => words.closedFor(isolated(reason), formatDay(date));
  return [
    {
      id: 'closed-dates',
      names: words.closedNames,
      lead: words.nextClosed(enumeration(coming.slice(0, 3).map(say))),
      passages: coming.map((one) => ({ text: words.closed(say(one)), about: words.aboutClosed })),
      link: contactLink,
    },
  ];
}

function partnerships(): Fact[] {
  const link = { label: words.partnershipsLink, href: '/contact#partnerships' };
  return [
    {
      id: 'partnerships',
      overview: true,
      names: words.partnershipsNames,
      lead: `${partnershipTypes.map(({ title, text }) => `**${title}**: ${text}`).join('\n')}\n${words.writeTo(site.email.partnerships)}`,
      link,
    },
    ...partnershipTypes.map(({ title, text }) => ({
      id: `partnership/${title}`,
      names: [title, words.partnershipName(title)],
      named: true,
      lead: `${text} ${words.writeTo(site.email.partnerships)}`,
      link,
    })),
  ];
}

const teamLink = { label: words.teamLink, href: '/#team' };

/** Who works here. */
export function peopleFacts(): Fact[] {
  return team.length > 0 ? [everybody(), ...team.map(member)] : [];
}

function member({ id, name, role, line }: TeamMember): Fact {
  return {
    id: `person/${id}`,
    names: [name, role],
    asks: words.whoIs(name, role),
    strict: true,
    about: words.aboutWho,
    lead: `${words.personIs(name, role, site.name)} ${line}`,
    passages: [
      {
        text: words.reachAnyone(site.phone.text, linkText(contactUs)),
        about: words.aboutReaching,
      },
    ],
    link: teamLink,
    next: [words.whoWorksAt(site.name)],
  };
}

function everybody(): Fact {
  return {
    id: 'team',
    overview: true,
    names: words.teamNames,
    asks: [words.whoWorksAt(site.name)],
    lead: words.peopleAre(team.length, enumeration(team.map(({ name, role }) => words.personInRole(name, role)))),
    link: teamLink,
  };
}
