import type { CalendarQuestion } from './calendar-question.ts';

/** What visitors write on Tuesday, November 24, 2026, at ten past nine, what they wrote before it, and what they ask. */
export const calendarQuestionCases: readonly [message: string, before: string, asks: CalendarQuestion | undefined][] = [
  ['I need a call on Friday', '', { asks: 'for a call', day: { date: '2026-11-27' } }],
  ['we would like to have a short chat next Tuesday', '', { asks: 'for a call', day: { date: '2026-12-01' } }],
  [
    'are you available Thursday at 2pm?',
    '',
    { asks: 'for a call', day: { date: '2026-11-26', time: '14:00', isExact: true } },
  ],
  ['Monday at 10', '', { asks: 'for a call', day: { date: '2026-11-30', time: '10:00', isExact: false } }],
  ['and on Thursday?', 'can I book a call for Friday?', { asks: 'for a call', day: { date: '2026-11-26' } }],
  ['are you open on december 31?', '', { asks: 'if open', day: { date: '2026-12-31' } }],
  ['Is anybody there today?', '', { asks: 'if open', day: { date: '2026-11-24' } }],
  ['are u open right now', '', { asks: 'if open', day: { date: '2026-11-24' } }],
  ['do you work on Saturdays?', '', { asks: 'if open', day: { date: '2026-11-28' } }],
  ['until when are you there tomorrow', '', { asks: 'if open', day: { date: '2026-11-25' } }],
  ['and tomorrow?', 'are you open today?', { asks: 'if open', day: { date: '2026-11-25' } }],
  ['What is the latest date I can book?', '', { asks: 'how far' }],
  ['how far in advance can I schedule a call', '', { asks: 'how far' }],
  ['Is anybody there at night?', '', undefined],
  ['are you open source?', '', undefined],
  ['Is the bot working today?', '', undefined],
  ['How long does the month-end close take on Friday?', '', undefined],
  ['is the office closed on Monday', '', { asks: 'if open', day: { date: '2026-11-30' } }],
  ['We close the books on Friday and nobody has the invoices', '', undefined],
  ['Is your chatbot working with HubSpot?', '', undefined],
  ['How long does a website take?', '', undefined],
];
