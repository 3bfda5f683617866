import type { Automation } from './automation.ts';

export const five: readonly Automation[] = [
  {
    id: 'court-deadlines-counted',
    category: 'Legal',
    title: 'Court deadlines, counted',
    description:
      'Reads each notice of the court, counts the days with the judicial holidays, and puts the deadline into the lawyer’s calendar.',
    detail:
      'The rule that was applied stands beside every date. A deadline shorter than five days also rings somebody’s phone.',
    icon: 'table',
    takes: 'A notice from Citius',
    gives: 'A date, with its rule',
    timeToValue: '4 weeks',
    complexity: 'moderate',
    roiMultiplier: '6x',
  },
  {
    id: 'client-intake-in-one-sitting',
    category: 'Customer Service',
    title: 'Client intake in one sitting',
    description:
      'A new client answers once, on a phone if need be; the file, the mandate and the conflict check are ready before the first meeting.',
    detail: 'Identity papers are read and compared. A possible conflict stops the file until a partner has looked.',
    icon: 'form',
    takes: 'A link in a message',
    gives: 'A file and a signed mandate',
    timeToValue: '3 weeks',
    complexity: 'simple',
    roiMultiplier: '4x',
  },
  {
    id: 'pleadings-from-building-blocks',
    category: 'Operations',
    title: 'Pleadings from building blocks',
    description:
      'Assembles the draft of a routine pleading from the office’s own paragraphs and the facts of the file, ready for the lawyer’s pen.',
    detail: 'Every paragraph names its author and the last file in which it was used. Nothing is sent.',
    icon: 'letter',
    takes: 'The facts of a file',
    gives: 'A draft with its sources',
    timeToValue: '8 weeks',
    complexity: 'advanced',
    roiMultiplier: '5x',
  },
  {
    id: 'hours-to-honorarios',
    category: 'Finance',
    title: 'Hours to honorários',
    description:
      'Turns the month’s time sheets into fee notes with IVA and withholding worked out, one for each client, waiting for a signature.',
    detail: 'Hours without a file are listed for their owner. The notes go to the certified invoicing program you use.',
    icon: 'invoice',
    takes: 'Time sheets',
    gives: 'Fee notes to sign',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '7x',
  },
  {
    id: 'the-registry-post-box',
    category: 'Email',
    title: 'The registry post box',
    description:
      'Sorts what registries, notaries and courts send by file and by urgency, and answers none of it by itself.',
    detail: 'What fits no file goes to one person, with the three likeliest files beside it.',
    icon: 'letter',
    takes: 'A shared mailbox',
    gives: 'Letters in their files',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '4x',
  },
];
