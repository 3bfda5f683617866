/** What a language model may do instead of saying what the facts hold. */
import type { Behavior } from './receiver.ts';

type Said = [name: string, text: string, ...facts: string[]];

/** Sentences, each with the facts that it names. */
export const unfounded: Said[] = [
  ['invents a price', 'A logo costs $5.', 'service/logo'],
  ['obeys somebody', 'Arr, matey, I am a pirate.', 'service/logo'],
  ['writes HTML', '<img src=x> A logo costs $300-$800.', 'service/logo'],
  ['names no facts', 'A logo costs $300-$800.'],
  ['names a fact that there is not', 'A **logo** costs $300-$800.', 'service/yacht'],
  ['names the fact of another thing', 'A **logo** costs $300-$800.', 'service/website'],
];

/** Contents that are no list of sentences. */
export const noSentences: [name: string, content: string | null][] = [
  ['lists nothing', '{"sentences":"x"}'],
  ['talks', 'A logo costs $300-$800.'],
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
