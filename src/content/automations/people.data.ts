import type { Automation } from './automation.ts';

/** Hiring, retention and offboarding: HR, Recruitment. */
export const people: readonly Automation[] = [
  {
    id: 'time-off-straight-to-payroll',
    category: 'HR',
    title: 'Time off, straight to payroll',
    description:
      'Checks a leave request against balance, team calendar and blackout dates, gets the manager’s yes by text, and updates payroll and the calendar.',
    detail:
      'Two people asking for the same week is settled by your rule, whatever it is, and both are told why. Carryover and accrual are counted as your handbook says, including the paragraph everyone argues about.',
    icon: 'table',
    takes: 'A text message with dates',
    gives: 'Leave approved, payroll informed',
    timeToValue: '1 week',
    complexity: 'simple',
    roiMultiplier: '4x',
  },
  {
    id: 'the-last-day-list',
    category: 'HR',
    title: 'The last-day list',
    description:
      'Starts with a resignation and ends with nothing forgotten: final pay, laptop returned, accounts closed on the hour, knowledge written down.',
    detail:
      'IT, payroll and the manager each get their part with a date, and the list isn’t done until all three are. Email and files pass to the person who takes over the work. The exit interview is booked while the memory is fresh.',
    icon: 'form',
    takes: 'Last working day',
    gives: 'Accounts closed, gear returned',
    timeToValue: '2 weeks',
    complexity: 'simple',
    roiMultiplier: '3x',
  },
  {
    id: 'resume-pile-to-shortlist',
    category: 'Recruitment',
    title: 'Resume pile to shortlist',
    description:
      'Reads every application against the criteria you wrote down and quotes the evidence for each, leaving the decision where it belongs.',
    detail:
      'Names, photos, ages and addresses stay out of the comparison. A score points to the sentence it’s based on, so a recruiter can disagree with it. Nobody is turned down until a person has looked, and everyone gets an answer.',
    icon: 'letter',
    takes: 'Applications, written criteria',
    gives: 'Shortlist, evidence quoted',
    timeToValue: '3 weeks',
    complexity: 'moderate',
    roiMultiplier: '6x',
  },
  {
    id: 'interview-times-that-fit',
    category: 'Recruitment',
    title: 'Interview times that fit',
    description:
      'Finds an hour that suits one candidate and three full calendars, books the room or the link, and rebooks without an email thread when it slips.',
    detail:
      'Candidates pick from real openings and can change their minds until the evening before. Interviewers get the resume and their questions an hour ahead. Time zones are the machine’s problem.',
    icon: 'table',
    takes: 'Calendars, candidate’s choice',
    gives: 'Time booked, documents attached',
    timeToValue: '1 week',
    complexity: 'simple',
    roiMultiplier: '5x',
  },
];
