import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { phones } from '../../tests/foreign/people/pasted.data.ts';
import { dialHref, digitsOf } from './phone.ts';

test('a number is dialed as it was meant, however it is written', async () => {
  await eachRow(
    [
      ['+1 (512) 555-0142', 'tel:+15125550142'],
      ['512.555.0142', 'tel:5125550142'],
      ['512 555 0142 ext. 3', 'tel:5125550142'],
      ['Office: 512 555 0142, mobile 512 555 0199', 'tel:5125550142'],
      ['512 555 0142 / 512 555 0199', 'tel:5125550142'],
      ['+49 (0)30 901820', 'tel:+4930901820'],
      ['0049 30 901820', 'tel:004930901820'],
      ['٠٥١ ٢٣٤ ٥٦٧٨', 'tel:0512345678'],
      ['+۹۸ ۲۱ ۸۸۷۷ ۶۶۵۵', 'tel:+982188776655'],
      ['+९१ ९८७६५ ४३२१०', 'tel:+919876543210'],
      ['after 5, please', undefined],
      ['', undefined],
    ] as const,
    ([phone, href]) => expect(dialHref(phone)).toBe(href),
  );
  await eachRow(phones, ([pasted, number]) => {
    expect(dialHref(pasted)).toBe(`tel:${number.replace(/[^\d+]/g, '')}`);
    expect(digitsOf(pasted)).toBe(number.replace(/\D/g, ''));
  });
});
