const long = '9'.repeat(20);

/** Wrong queries by path. */
export const queries = {
  '/api/blog': [
    'category=news',
    'category=all',
    'scope=x',
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=x',
    'offset=-1',
    `limit=${long}`,
    `offset=${long}`,
  ],
  '/api/signal-board': ['category=ai', 'limit=0'],
  '/api/scheduled-calls': ['date=', 'date=2027-02-30', 'date=%00'],
  '/api/admin/activity': ['limit=0'],
  '/api/admin/agenda': ['from=2027-02-30', 'from=9999-12-30', 'from=x'],
  '/api/admin/inbox': ['cursor=x', 'kind=post', 'state=new', 'spam=yes', 'limit=0', 'limit=101'],
  '/api/admin/outbox': ['state=lost'],
  '/api/admin/overview': ['days=7'],
};

const hours = { weekdays: [1, 6], opens: '08:00', closes: '10:00' };
const items = [{ kind: 'lead', id: 1 }];

/** By call a body that is right, and what makes it wrong: each first field is the one that is named. */
export const bodies: Record<string, [right: object, ...wrong: object[]]> = {
  'POST /api/webhook/chatbot': [
    { message: 'hello', user_id: 'u' },
    { message: ' \n ' },
    { message: 'x'.repeat(2001) },
    { user_id: 7 },
    { history: 'x' },
    { history: [{ from: 'system', message: 'x' }] },
  ],
  'POST /api/webhook/industry-analysis': [
    {},
    { industry: undefined },
    { industry: '   ' },
    { industry: 7 },
    { industry: 'x'.repeat(601) },
  ],
  'POST /api/price-slip': [{}, { job: undefined }, { job: ' \n ' }, { job: 7 }, { job: 'x'.repeat(301) }],
  'POST /api/views': [{}, { path: '/admin-dashboard/post' }],
  'PATCH /api/admin/settings': [
    {},
    { hours: { ...hours, weekdays: [] } },
    { hours: { ...hours, opens: '17:00' } },
    { hours: { ...hours, opens: '9' } },
    { notice: 'x'.repeat(301) },
    { noticeHours: 337 },
    { closedDays: [{ date: '2027-02-30', reason: 'No such day' }] },
    { bufferMinutes: 1.5 },
    { closedDays: [{ date: '2027-03-15', reason: '' }] },
    { notificationEmails: ['desk'] },
    { busyCalendar: 'http://calendar.example/x.ics' },
    { languageModel: 'yes' },
    { notificationWebhook: 'ftp://hook.example' },
    // Addresses that nobody outside can reach.
    { busyCalendar: 'https://10.0.0.8/calendar.ics' },
    { busyCalendar: 'https://127.0.0.1/' },
    { busyCalendar: 'https://127.1/' },
    { busyCalendar: 'https://[::1]/' },
    { notificationWebhook: 'https://169.254.169.254/' },
    { notificationWebhook: 'https://[fd00::1]/' },
    { notificationWebhook: 'https://localhost:8443/' },
    { notificationWebhook: 'https://hook.localhost/' },
    { modelQuestions: -1 },
  ],
  'PATCH /api/admin/setup': [
    { step: 'build-hook', dismissed: true },
    { step: 'password' },
    { step: 'coffee' },
    { dismissed: 'yes' },
  ],
  'POST /api/admin/users': [
    { username: 'eddie', role: 'editor' },
    { username: undefined },
    { role: undefined },
    { role: 'admin' },
    { email: 'nowhere' },
  ],
  'PATCH /api/admin/inbox': [
    { items },
    { items: [] },
    { items: [{ kind: 'post', id: 1 }] },
    { items: Array(101).fill(items[0]) },
    { assignee: 'nobody' },
  ],
  'POST /api/admin/inbox/answers': [
    { title: 'Prices', text: 'Hello' },
    { title: '' },
    { text: '' },
    { text: 'Hi {vorname}' },
  ],
  'POST /api/admin/inbox/person/export': [
    { person: 'ada@park.example', items: ['lead 1'], seen: '', as: 'json' },
    { items: [] },
    { as: 'pdf' },
    { seen: 7 },
  ],
  'POST /api/admin/inbox/person': [{}, ...['', 'Ada', '12345', 'x'.repeat(300), null].map((person) => ({ person }))],
};
