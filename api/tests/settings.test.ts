/** Settings of owners, which override the defaults at once: hours, notice, buffer, calendar. */
import { beforeEach, describe, expect, test } from 'vitest';
import { nextFreeTimes } from '#api/assistant/free-times.ts';
import { settingsForBuild } from '#db/settings.ts';
import { site } from '#src/content/site.ts';
import { book, booked, goTo, phone, useBookings, withCode } from './support/bookings.ts';
import { age } from './support/due.ts';
import { ask, empty, logged, sendTo } from './support/harness.ts';
import { useInternet } from './support/internet.ts';
import { closedDays, defaults, hours, weekly } from './support/settings.data.ts';

const internet = useInternet();
const { db, readSettings, change, stored } = useBookings();
const CALENDAR = 'https://calendar.example/private-key.ics';
const SECRETS = /Dentist|private-key|example/;
const shown = [{ notice: 'Closed from Friday.' }, { hours }, { closedDays }];

beforeEach(async () => {
  await empty(db(), 'siteChanges');
  await db().updateTable('busyCalendar').set({ addressHash: null, checkedAt: null }).execute();
  internet.names = { 'calendar.example': ['93.184.215.14'] };
  internet.pages = { [CALENDAR]: { body: weekly } };
});

const calendarState = async () => (await readSettings()).busyCalendarState;
const day = async (date: string) => (await ask(`/api/scheduled-calls?date=${date}`)).body;
const said = async (message: string) =>
  (await sendTo('/api/webhook/chatbot', { message, user_id: 'user_1' })).body.response;
const ageCalendar = () => age(db(), 'busyCalendar', ['checkedAt'], '11 minutes');

test('the defaults come from the content, and a change leaves other values as they are', async () => {
  const before = await readSettings();
  expect(before).toEqual({ ...defaults, closedDays: site.closedDates });
  const { status, body } = await change({ notice: ' Closed from Friday. ', somethingElse: 1 });
  expect([status, body]).toEqual([200, { ...before, notice: 'Closed from Friday.' }]);
  await change({ hours: { ...hours, weekdays: [6, 1, 1] } });
  expect(await readSettings()).toMatchObject({ notice: 'Closed from Friday.', hours });
  await change({ hours: null, notice: '' });
  expect(await readSettings()).toEqual(before);
});

describe('what every page shows', () => {
  test('purges the pages of posts, calls the build hook, and is known to the next build', async () => {
    expect(await settingsForBuild(db())).toBeUndefined();
    await change({ noticeHours: 4, notificationEmails: ['ada@agency.example'] });
    for (const body of shown) {
      await empty(db(), 'outbox', 'siteChanges');
      await change(body);
      const purges = db().selectFrom('outbox').select('payload').where('channel', '=', 'purge');
      expect((await purges.execute())[0]?.payload).toEqual({
        tags: ['blog', 'signal-board', 'settings'],
      });
      expect(await db().selectFrom('siteChanges').select('id').execute()).toHaveLength(1);
    }
    expect(JSON.parse((await settingsForBuild(db())) ?? '')).toEqual(Object.assign({}, ...shown));
  });

  test('is one small answer, which is forgotten with a change and kept for a minute at most, by the CDN alone', async () => {
    const { hours: usualHours, spans, closedHours } = defaults;
    const said = { hours: usualHours, spans, closedHours, notice: null, hoursText: site.hours.text };
    expect((await ask('/api/settings')).body).toEqual({ ...said, closedDays: site.closedDates });
    const notice = 'Closed from Friday.';
    await change({ notice, hours, closedDays, notificationEmails: ['ada@agency.example'], noticeHours: 4 });
    const { body, headers } = await ask('/api/settings');
    const hoursText = 'Monday and Saturday 8AM to 10AM CST';
    expect(body).toEqual({ hours, spans, closedDays, closedHours, notice, hoursText });
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=60');
    expect(headers.get('Netlify-Cache-Tag')).toBe('settings');
    await change({ notice: null, hours: null, closedDays: null });
    expect((await ask('/api/settings')).body).toMatchObject(said);
  });

  test('applies to the next booking, and to what the assistant says and offers', async () => {
    expect(await said('What are your hours?')).toContain(site.hours.text);
    goTo('2027-03-08T15:10:01Z');
    for (const body of shown) await change(body);
    expect(await said('What are your hours?')).toContain('Monday and Saturday 8AM to 10AM CST');
    expect(await said('On which days are you closed?')).toContain('Stocktaking');

    const refused = await book();
    expect([refused.status, refused.body.errors]).toEqual([422, { date: ['Closed: Stocktaking'] }]);
    const saturday = { date: '2027-03-13', timeSlot: '08:00' };
    expect((await book(saturday)).status).toBe(201);
    expect((await book({ ...saturday, timeSlot: '10:00' })).status).toBe(422);
    // What the page shows: a weekday and a day that are closed, other hours, and a day that was closed before.
    for (const date of ['2027-03-12', '2027-03-15']) expect(await day(date)).toEqual({ slots: [], bookedSlots: [] });
    expect(await day('2027-03-22')).toEqual({ slots: ['08:00', '09:00'], bookedSlots: [] });
    expect(await day('2027-03-13')).toEqual({ slots: ['08:00', '09:00'], bookedSlots: ['08:00'] });
    expect((await nextFreeTimes(db(), new Date())).slice(0, 2)).toEqual([
      { date: '2027-03-13', timeSlot: '09:00' },
      { date: '2027-03-20', timeSlot: '08:00' },
    ]);
  });
});

describe('hours with a break, and hours that are closed on one day', () => {
  const spans = [
    { weekdays: [1, 5], opens: '09:15', closes: '12:15' },
    { weekdays: [1, 5], opens: '13:00', closes: '15:00' },
  ];
  const closedHours = [{ date: '2027-03-12', from: '12:00', to: '17:00', reason: 'Team lunch' }];

  test('apply at once to slots, bookings, the pages and the assistant', async () => {
    const friday = { date: '2027-03-12', timeSlot: '13:00' };
    const { id } = (await book(friday)).body;
    expect((await change({ closedHours })).body.closedBookings).toEqual([{ id, ...friday, phone }]);
    expect(await day('2027-03-12')).toEqual({ slots: ['09:00', '10:00', '11:00'], bookedSlots: [] });
    const refused = await book({ ...friday, timeSlot: '14:00' });
    expect([refused.status, refused.body.errors]).toEqual([422, { timeSlot: ['Closed: Team lunch'] }]);

    expect((await book({ timeSlot: '10:00' })).status).toBe(201);
    goTo('2027-03-08T15:10:05Z');
    await change({ spans });
    // The call at ten reaches into the second slot.
    const monday = { slots: ['09:15', '10:15', '11:15', '13:00', '14:00'], bookedSlots: ['10:15'] };
    expect(await day('2027-03-15')).toEqual(monday);
    expect((await book({ timeSlot: '10:15' })).status).toBe(409);
    expect((await book({ timeSlot: '11:15' })).status).toBe(201);
    expect(await day('2027-03-16')).toEqual({ slots: [], bookedSlots: [] });
    const hoursText = 'Monday and Friday 9:15AM to 12:15PM and 1PM to 3PM CST';
    expect((await ask('/api/settings')).body).toMatchObject({ spans, closedHours, hoursText });
    expect((await ask('/api/scheduled-calls/opening-times')).body).toMatchObject({ spans, closedHours });
    expect(JSON.parse((await settingsForBuild(db())) ?? '')).toEqual({ spans, closedHours });
    expect((await readSettings()).closedBookings).toHaveLength(1);
    expect(await said('Can I book a call on March 12?')).toContain('a call can start at 9:15 AM and 10:15 AM CST');
    expect(await said('What are your hours?')).toContain('Monday and Friday 9:15AM to 12:15PM and 1PM to 3PM CST');
    await change({ spans: null, closedHours: null });
    expect(await readSettings()).toMatchObject({ spans: null, closedHours: [], closedBookings: [] });
  });

  test.each([
    [
      'spans',
      [{ weekdays: [1], opens: '09:10', closes: '12:00' }],
      'Please enter times on the quarter hour, such as 09:15',
    ],
    ['spans', [{ weekdays: [1], opens: '12:00', closes: '12:00' }], 'Hours must end after they begin'],
    ['spans', [...spans, { weekdays: [5], opens: '12:00', closes: '13:15' }], 'Hours of one weekday must not overlap'],
    ['closedHours', [{ ...closedHours[0], to: '12:00' }], 'Closed hours must end after they begin'],
    ['closedHours', [{ ...closedHours[0], reason: '' }], 'Please say why it is closed'],
  ])('%s that make no sense are refused: %j', async (name, value, message) => {
    const { status, body } = await change({ [name]: value });
    expect([status, body.errors]).toEqual([422, { [name]: [message] }]);
  });
});

test('a minimum notice, and a buffer around calls and busy times', async () => {
  // It is ten past nine.
  await change({ noticeHours: 3 });
  expect(await booked('2027-03-08')).toEqual(['09:00', '10:00', '11:00', '12:00']);
  const soon = await book({ date: '2027-03-08', timeSlot: '12:00' });
  expect([soon.status, soon.body.errors]).toEqual([422, { timeSlot: ['Calls need 3 hours of notice'] }]);
  // Calls take half an hour.
  await change({ bufferMinutes: 31, busyCalendar: CALENDAR });
  const { confirmationCode } = (await book({ timeSlot: '12:00' })).body;
  expect(await booked('2027-03-15')).toEqual(['11:00', '12:00', '13:00']);
  expect(await booked('2027-03-16')).toEqual(['09:00', '10:00', '11:00']);
  expect((await book({ timeSlot: '11:00' })).status).toBe(409);
  // Its own place does not block a call that moves.
  const to = { date: '2027-03-15', timeSlot: '11:00' };
  expect((await withCode(confirmationCode, 'PATCH', to)).status).toBe(200);
});

describe("the agency's own calendar", () => {
  test('takes its busy times, is read every ten minutes at most, and only its times are stored', async () => {
    expect((await change({ busyCalendar: ` ${CALENDAR}` })).body.busyCalendarState).toMatchObject({
      error: null,
      readAt: expect.any(String),
    });
    // The clocks have gone forward by the second.
    for (const date of ['2027-03-09', '2027-03-16']) expect(await booked(date)).toEqual(['09:00', '10:00']);
    expect(await booked('2027-03-17')).toEqual([]);
    expect(internet.asked).toHaveLength(1);
    await ageCalendar();
    await Promise.all([booked('2027-03-09'), booked('2027-03-09')]);
    expect(internet.asked).toHaveLength(2);
    expect((await book({ date: '2027-03-16', timeSlot: '10:00' })).status).toBe(409);
    const { confirmationCode } = (await book({ date: '2027-03-16', timeSlot: '11:00' })).body;
    const to = { date: '2027-03-23', timeSlot: '09:00' };
    expect((await withCode(confirmationCode, 'PATCH', to)).status).toBe(409);
    goTo('2027-03-08T22:10:00Z');
    const [next] = await nextFreeTimes(db(), new Date());
    expect(next).toEqual({ date: '2027-03-09', timeSlot: '11:00' });
    expect((await stored()) + JSON.stringify(logged)).not.toMatch(SECRETS);
  });

  test('of which one event cannot be read keeps the others, and owners see which', async () => {
    const lunch = weekly.replace('Dentist', 'Lunch').replace('FREQ=WEEKLY', 'FREQ=OFTEN').replace('UID:1', 'UID:2');
    const [, event = ''] = /(BEGIN:VEVENT.*END:VEVENT\n)/s.exec(lunch) ?? [];
    internet.pages[CALENDAR] = { body: weekly.replace('BEGIN:VEVENT', `${event}BEGIN:VEVENT`) };
    const { busyCalendarState } = (await change({ busyCalendar: CALENDAR })).body;
    expect(busyCalendarState).toMatchObject({ error: null, unreadable: [{ name: 'Lunch' }] });
    expect(await booked('2027-03-09')).toEqual(['09:00', '10:00']);
    expect((await stored()) + JSON.stringify(logged)).not.toMatch(/Lunch/);
    internet.pages[CALENDAR] = { body: weekly };
    await ageCalendar();
    await booked('2027-03-09');
    expect(await calendarState()).toMatchObject({ unreadable: [] });
  });

  test('that cannot be read leaves what is known, and owners see why; another one forgets it', async () => {
    await change({ busyCalendar: CALENDAR });
    internet.pages[CALENDAR] = { status: 500 };
    await ageCalendar();
    expect(await booked('2027-03-09')).toEqual(['09:00', '10:00']);
    const failed = { error: 'It answered 500.', readAt: expect.any(String) };
    expect(await calendarState()).toMatchObject(failed);
    internet.pages[CALENDAR] = { body: weekly };
    await ageCalendar();
    await booked('2027-03-09');
    expect(await calendarState()).toMatchObject({ error: null });

    const other = (await change({ busyCalendar: 'webcal://calendar.example/other.ics' })).body;
    expect(other).toMatchObject({
      busyCalendar: 'https://calendar.example/…',
      busyCalendarState: { error: 'It answered 404.', readAt: null },
    });
    expect(await booked('2027-03-09')).toEqual([]);
    await change({ busyCalendar: CALENDAR });
    expect(await booked('2027-03-09')).toHaveLength(2);
    expect((await change({ busyCalendar: '' })).body.busyCalendarState).toBeNull();
    expect(await booked('2027-03-09')).toEqual([]);
  });
});
