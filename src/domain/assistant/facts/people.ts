import { team, type TeamMember } from '#src/content/team.data.ts';
import { site } from '#src/content/site.ts';
import { contactUs, enumeration, type Fact, linkText } from '../fact.ts';

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
        text: `To reach anybody here: ${site.phone.text} or ${linkText(contactUs)}.`,
        about: 'reach contact talk speak call phone email meet',
      },
    ],
    link: teamLink,
    next: [`Who works at ${site.name}?`, 'When can I book a call?'],
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
