/** What language models return, and what of it is read. */
export const readings: [what: string, returned: string, read: object | undefined][] = [
  [
    'as asked for',
    '{"intent":"facts","passages":["service/logo.1"]}',
    { intent: 'facts', passages: ['service/logo.1'] },
  ],
  [
    'ids in brackets',
    '{"intent":"facts","passages":["[service/logo.1]","`hours.1`"]}',
    { passages: ['service/logo.1', 'hours.1'] },
  ],
  [
    'a string for a list',
    '{"intent":"facts","passages":"service/logo.1, hours.1"}',
    { passages: ['service/logo.1', 'hours.1'] },
  ],
  [
    'objects for ids',
    '{"passages":[{"id":"service/logo.1","text":"A logo is free."}]}',
    { passages: ['service/logo.1'] },
  ],
  ['a list in no list', '{"intent":"talk","passages":null,"items":7}', { passages: [], items: ['7'] }],
  ['cut off in an id', '{"intent":"facts","passages":["service/logo.1","service/lo', { passages: ['service/logo.1'] }],
  [
    'cut off in a number',
    '{"intent":"sum","passages":[],"items":["service/crm"],"users":1',
    { items: ['service/crm'], users: undefined },
  ],
  ['cut off after a field', '{"intent":"open",', { intent: 'open', passages: [] }],
  [
    'prose around it',
    'Sure! Here is {the choice}:\n```json\n{"intent":"person"}\n``` Anything else {?}',
    { intent: 'person' },
  ],
  ['a comma too many', '{"intent":"person","passages":[],}', { intent: 'person' }],
  ['an intent in capitals', '{"intent":" Person "}', { intent: 'person' }],
  [
    'an intent that there is not, and passages',
    '{"intent":"answer","passages":["hours.1"]}',
    { intent: undefined, passages: ['hours.1'] },
  ],
  [
    'figures with their unit',
    '{"intent":"sum","quote":"$9,000","users":"8 people","months":12}',
    { quote: 9000, users: 8, months: 12 },
  ],
  [
    'figures that are none',
    '{"intent":"sum","quote":"a lot","users":-3,"months":0,"wage":1e999}',
    { quote: undefined, users: undefined, months: undefined, wage: undefined },
  ],
  [
    'a date with a time',
    '{"intent":"open","date":"2026-12-01T10:00","time":"10:00 AM"}',
    { date: '2026-12-01', time: '10:00' },
  ],
  ['a date that is none', '{"intent":"open","date":"tomorrow","time":"noon"}', { date: undefined, time: undefined }],
  ['a region with the language', '{"intent":"talk","language":"es-MX"}', { language: 'es' }],
  ['a language that is none', '{"intent":"talk","language":"the visitor’s"}', { language: undefined }],
  ['seven passages', '{"passages":["a","b","c","d","e","f","g"]}', { passages: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['the same passage twice', '{"passages":["a","a"]}', { passages: ['a'] }],
  ['an intent of every object', '{"intent":"constructor","passages":[]}', undefined],
  ['prose alone', 'A logo costs $300-$800.', undefined],
  ['nothing', '', undefined],
  ['an empty object', '{}', undefined],
  ['a list', '["service/logo.1"]', undefined],
  ['braces without end', '{'.repeat(100_000), undefined],
];
