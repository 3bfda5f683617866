/** The settings of a site whose owner has changed nothing, without its closed days. */
export const defaults = {
  hours: { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
  spans: null,
  closedHours: [],
  notice: null,
  notificationEmails: [],
  noticeHours: 0,
  bufferMinutes: 0,
  busyCalendar: null,
  busyCalendarState: null,
  closedBookings: [],
  notificationWebhook: null,
  languageModel: true,
  modelQuestions: null,
};

export const hours = { weekdays: [1, 6], opens: '08:00', closes: '10:00' };
export const closedDays = [{ date: '2027-03-15', reason: 'Stocktaking' }];

/** A calendar: Tuesday, a quarter past nine to half past ten, every week. */
export const weekly = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//x//EN
BEGIN:VEVENT
UID:1
SUMMARY:Dentist
DTSTART;TZID=America/Chicago:20270302T091500
DTEND;TZID=America/Chicago:20270302T103000
RRULE:FREQ=WEEKLY
END:VEVENT
END:VCALENDAR`;
