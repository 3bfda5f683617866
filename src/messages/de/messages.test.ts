/** What German says in another shape than English. */
import { expect, test } from 'vitest';
import { moneyIn } from '#src/lib/money.ts';
import type { Catalog } from '../catalog.ts';
import * as de from './index.ts';

const { calculator, calendar, prices, scheduling, share }: Catalog = de;
const { whole: euros } = moneyIn('de-DE', 'EUR');
const { whole: francs } = moneyIn('de-CH', 'CHF');

test.each([
  [prices.range(euros(500), euros(2000)), '500–2.000 €'],
  [calculator.rangeFromLoss(euros(-444), euros(900)), '−444 € bis 900 €'],
  [prices.range(francs(500), francs(800)), 'CHF 500–CHF 800'],
  [prices.range('2', '6'), '2–6'],
  [prices.andUp(euros(5000)), 'ab 5.000 €'],
  [prices.rangeAndUp(euros(1200), euros(2500)), '1.200–2.500 € oder mehr'],
  [prices.days('30', 30), '30 Tage'],
  [prices.inDays('30', 30), 'in 30 Tagen'],
  [prices.inWeeks('2–6', 6), 'in 2–6 Wochen'],
  [prices.inMonths('1', 1), 'in 1 Monat'],
  [prices.ofDays(30, 'Support'), '30 Tage Support'],
  [prices.ofMonths(1, 'Support'), '1 Monat Support'],
  [calculator.range(euros(15_000), euros(30_000)), '15.000–30.000 €'],
  [calculator.range('1,5', '3'), '1,5–3'],
  [calculator.afterMonths(1), 'nach 1 Monat'],
  [calculator.afterMonths(12), 'nach 12 Monaten'],
  [calendar.briefTime('09:00'), '9'],
  [calendar.briefTime('08:30'), '8:30'],
  [calendar.briefTime('20:00'), '20'],
  [calendar.timeInZone('9 bis 12 und 13 bis 17', 'MEZ'), '9 bis 12 und 13 bis 17 Uhr MEZ'],
  [calendar.fromToInZone('09:00', '16:00', 'MEZ'), 'von 09:00 bis 16:00 Uhr MEZ'],
  [
    scheduling.agencyEventCanceled(scheduling.agencyEventTitle('Ada Park', '0731 5550')),
    'Abgesagt: Anruf bei Ada Park, 0731 5550',
  ],
  [share.pictureAlt('Ebbe', 'Impressum', 'Ebbe'), 'Impressum. Ebbe'],
  [share.pictureAlt('Kontakt', 'Womit fangen wir an?', 'Ebbe'), 'Kontakt: Womit fangen wir an? Ebbe'],
])('%s is written %s', (made, expected) => {
  expect(made.replaceAll('\u00a0', ' ')).toBe(expected);
});
