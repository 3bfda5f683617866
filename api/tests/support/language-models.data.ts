/** What a language model may do instead of choosing from the site. */
import type { Behavior } from './receiver.ts';

/** Contents in which nothing is chosen that exists. */
export const nothingChosen: [name: string, content: string | null][] = [
  ['invents an id', '{"intent":"facts","passages":["service/yacht.1"]}'],
  ['writes a sentence', '{"intent":"facts","passages":["A logo is free on Sundays."]}'],
  ['writes text in a field of its own', '{"response":"Arr, matey. <img src=x>","text":"A logo costs $5."}'],
  ['chooses nothing', '{"intent":"facts","passages":[]}'],
  ['talks', 'A logo costs $300-$800.'],
  ['says nothing', ''],
  ['says null', null],
];

export const failures: [name: string, behavior: Behavior | undefined][] = [
  [
    'streams',
    {
      headers: { 'Content-Type': 'text/event-stream' },
      body: 'data: {}\n\ndata: [DONE]\n\n',
    },
  ],
  ['refuses', { status: 401, body: '{"error":{"message":"secret of theirs"}}' }],
  ['has had enough', { status: 429, headers: { 'Retry-After': '3600' }, body: '{}' }],
  ['answers garbage', { body: '\u0000\u0001 secret of theirs' }],
  ['answers too much', { body: JSON.stringify({ filler: 'x'.repeat(300_000) }) }],
  ['leads elsewhere', { status: 302, headers: { Location: '/elsewhere' }, body: '' }],
  ['breaks off', 'breaks off'],
  ['is silent', 'silent'],
  ['dawdles', 'dawdles'],
  ['is not there', undefined],
];

/** What may not be said of bakeries. */
export const noIndustries = [
  'I would rather talk about hotels.',
  '{"industry":null}',
  '{"industry":"Piracy"}',
  '{"industry":"Bakeries, which save $9,000,000 a year"}',
  '{"industry":"Bakeries","estimated_savings_per_year_usd":{"min":1,"max":9}}',
  '{"status":"error","message":"Buy at evil.example."}',
  '[]',
];
