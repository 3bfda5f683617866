import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { site } from '#src/content/site.ts';
import { identifiersIn, sameAs } from './identifiers.ts';

const valuesIn = (text: string) =>
  identifiersIn({ email: null, phone: null, name: null, texts: [text] }).map(({ value }) => value);

test('addresses, numbers and names are found in what a visitor typed, and nothing that only looks alike', async () => {
  await eachRow(
    [
      ['Write to ada@park.example, please.', ['ada@park.example']],
      ['<r&d@müller.example>; o’clock', ['r&d@müller.example']],
      ['ada.1795779747355@park.example', ['ada.1795779747355@park.example']],
      ['Call 512 555 0177 or +44 20 7946 0958!', ['512 555 0177', '+44 20 7946 0958']],
      ['\u202D+1 (512) 555-0177\u202C', ['+1 (512) 555-0177']],
      ['٠٥١ ٢٣٤ ٥٦٧٨', ['٠٥١ ٢٣٤ ٥٦٧٨']],
      ['Hello, my name is Ada Quill and I sell tea.', ['Ada Quill']],
      ["I'm Ada. This is Bea O’Hara from Park", ['Ada', 'Bea O’Hara']],
      ['my name is علی‌رضا', ['علی‌رضا']],
      ["I'm interested, this is great", []],
      ['From 2027-03-14 09:00 on, $600,000 to $1,200,000', []],
      ['Order A1234567890123 of 12 345 678 901 234 567', []],
      [`Is it ${site.phone.text} or ${site.email.support}?`, []],
    ] as [string, string[]][],
    ([text, values]) => expect(valuesIn(text)).toEqual(values),
  );
});

test('two spellings are one identifier', async () => {
  await eachRow(
    [
      ['email', 'R&D@Müller.example', 'r&d@xn--mller-kva.example'],
      ['phone', '+1 (512) 555-0177', '512.555.0177'],
      ['phone', '+44 (0)20 7946 0958', '0044 20 7946 0958'],
      ['phone', '+49 30 901820', '030 / 901820'],
      ['name', 'Ada Park', 'ADA PARK'],
    ] as const,
    ([kind, one, other]) => expect(sameAs({ kind, value: one })).toBe(sameAs({ kind, value: other })),
  );
});
