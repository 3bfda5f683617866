import { partnershipTypes, supportWays } from '#src/content/contact.data.ts';
import { addressLine, site } from '#src/content/site.ts';
import { timeSlots } from '../../booking/booking.ts';
import { formatDay, slotLabel } from '../../booking/words.ts';
import { FREE_TIMES } from '../free-times.ts';
import { bookACall, contactUs, enumeration, type Fact } from '../fact.ts';

const contactLink = { label: 'Contact', href: '/contact' };

/** The whole answer to a client in trouble: it never contains an offer. */
export const trouble: Fact = {
  id: 'trouble',
  manner: 'refusal',
  names: [],
  lead: `I am sorry. Call **${site.phone.text}**, ${site.hours.text}: it is the quickest way. Outside those hours write to ${site.email.support} and say what happens and since when. Until somebody answers, stop it if you can: pause it, or close the account that it works with. Keep what went wrong for us to look at.`,
  link: { label: 'Support', href: '/contact#support' },
  next: ['How soon do you answer?', 'What are your hours?'],
};

/**
 * How to reach the agency, when, and how to book a call.
 *
 * @param today yyyy-MM-dd: closed dates before it are left out
 */
export function reachingFacts(today: string): Fact[] {
  return [
    {
      id: 'phone',
      names: ['Phone number', 'Telephone', 'Call us'],
      asks: ['What is your phone number?', 'Can I call you?', 'Which number do I ring?'],
      lead: `Call ${site.phone.text}, ${site.hours.text}.`,
      link: bookACall,
      next: ['When can I book a call?', 'What are your hours?'],
    },
    {
      id: 'email',
      names: ['Email address', 'Email'],
      asks: ['What is your email address?', 'How can I write to you?', 'Where do I send a mail?'],
      lead: `Sales: ${site.email.sales}. Support: ${site.email.support}. Partnerships: ${site.email.partnerships}. Privacy: ${site.email.privacy}.`,
      passages: Object.entries(site.email).map(([department, address]) => ({
        text: `For ${department}, write to ${address}.`,
      })),
      link: contactLink,
    },
    {
      id: 'address',
      names: ['Address', 'Office', 'Location'],
      asks: [
        'Where are you located?',
        'What is your address?',
        'Where is your office?',
        'Which city are you in?',
        'Can I visit you?',
      ],
      lead: `${addressLine}. That is the one address we give.`,
      link: contactLink,
      next: ['What are your hours?', 'What is your phone number?'],
    },
    {
      id: 'hours',
      names: ['Hours', 'Opening hours', 'Business hours'],
      asks: [
        'What are your hours?',
        'When are you open?',
        'Are you open on weekends, Saturday or Sunday?',
        'Until what time can I call?',
        'Which time zone are you in?',
        'Are you there in the evening or at night?',
      ],
      lead: `People are here ${site.hours.text}. Chat is available 24/7.`,
      link: contactLink,
      next: ['When can I book a call?', 'What is your phone number?'],
    },
    {
      id: 'booking',
      names: ['Book a call', 'Schedule a call', 'Appointment', 'Free consultation'],
      asks: [
        'When can I book a call?',
        'How do I schedule a call?',
        'When are you free?',
        'What is the next available time?',
        'Can I get an appointment tomorrow?',
        'Is the consultation free?',
        'I want a meeting or a demo',
        'Can somebody call me?',
        'Can we talk next week?',
      ],
      lead: `A first consultation is free. ${FREE_TIMES}`,
      passages: [
        {
          text: `Calls begin on the hour, from ${slotLabel(timeSlots.at(0) ?? '')} to ${slotLabel(timeSlots.at(-1) ?? '')}, Monday to Friday, and take ${site.callMinutes} minutes.`,
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
    ...closedDates(today),
    {
      id: 'reach',
      names: ['Contact', 'Get in touch'],
      asks: ['How do I contact you?', 'How can I reach you?', 'How can I get in touch?'],
      lead: `Call ${site.phone.text} (${site.hours.text}), write to ${site.email.support}, or use the form.`,
      link: contactUs,
      next: ['When can I book a call?', 'Where are you located?'],
    },
    {
      id: 'support',
      names: ['Support', 'Help', 'Technical support'],
      asks: [
        'How do I get support?',
        'Something stopped working',
        'My automation is broken, who do I call?',
        'I am a client and need help',
      ],
      lead: `${supportWays.map(({ title, text }) => `**${title}**: ${text.replace(/\.$/, '')}`).join('; ')}. If something has stopped running, call: it is quicker.`,
      link: { label: 'Support', href: '/contact#support' },
      next: ['How soon do you answer?', 'What are your hours?'],
    },
    ...partnerships(),
    {
      id: 'portal',
      names: ['Client Portal', 'Customer login'],
      asks: ['Where do clients log in?', 'Where is the client portal?'],
      lead: 'The button **Client Portal** at the top of every page opens it in a new tab. It is a site of its own.',
      link: { label: 'Support', href: '/contact#support' },
    },
    {
      id: 'social',
      names: ['Social media', ...site.social.map(({ label }) => label)],
      asks: ['Are you on social media?', 'Do you have a LinkedIn page?'],
      lead: `${site.name} is on ${site.social.map(({ label }) => label).join(' and ')}: the links stand at the foot of every page.`,
      link: { label: 'Home page', href: '/' },
    },
  ];
}

/** The holidays to come, so far as they are settled. */
function closedDates(today: string): Fact[] {
  const coming = site.closedDates.filter(({ date }) => date >= today);
  if (coming.length === 0) return [];
  const say = ({ date, reason }: (typeof coming)[number]) => `${reason} (${formatDay(date)})`;
  return [
    {
      id: 'closed-dates',
      names: ['Holidays', 'Closed dates'],
      asks: ['On which days are you closed?', 'Are you open on holidays?'],
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
      asks: [
        'Can we become partners?',
        'Which kinds of partnership are there?',
        'Do you work with resellers?',
      ],
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
