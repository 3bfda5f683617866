import { expect, test } from 'vitest';
import * as de from './de/trouble-patterns.ts';
import * as en from './en/trouble-patterns.ts';

/** Whether somebody tells of an emergency, as the assistant decides it. */
function isEmergency({ emergency, supposing }: Pick<typeof en, 'emergency' | 'supposing'>, message: string): boolean {
  const found = emergency.exec(message);
  return found !== null && !supposing.test(message.slice(0, found.index));
}

test.each([
  'My son is missing',
  'my daughter is missing since this morning',
  'a child from our group has gone missing at the zoo',
  'My husband collapsed. What do I do?',
  'he is not breathing',
  'grandpa fell and is bleeding badly, who do i call',
  'My wife is hurt and cannot get up',
  'my friend was stabbed!',
  'The kitchen is on fire!',
  'there is a fire in the warehouse',
  'there is smoke coming out of the server room!!',
  'send an ambulance to 12 Main Street',
  'I am being followed',
])('an emergency in English: %s', (message) => expect(isEmergency(en, message)).toBe(true));

test.each([
  'she has lost our password',
  'he has lost interest',
  'my daughter just lost her job',
  'my wife was lost in paperwork',
  'he is overdue on three payments',
  'our customer, he is overdue. Can you send reminders?',
  'a child is overdue for vaccination and we send the reminder by hand',
  'a colleague is missing the report',
  'our students are missing forms',
  'the student was missing from the class list',
  'she was missing calls all day',
  'a friend was injured at work and we need software for claims',
  'our bookkeeper says he was shot down by the bank',
  'there is a fire inspection every month, and we file it by hand',
  'there is smoke detector paperwork for each flat',
  'the shop is on fire this week, orders everywhere',
  'our server room is burning money',
  'we call an ambulance company every week about invoices',
  'we are being followed by 300 customers',
  'leads are being attacked by bots',
])('none in English: %s', (message) => expect(isEmergency(en, message)).toBe(false));

test.each([
  'Meine Frau ist vermisst',
  'Unser Kind ist verschwunden',
  'mein Mann ist gestürzt und blutet stark',
  'Meine Mutter hat gerade einen Schlaganfall',
  'Rufen Sie bitte einen Krankenwagen',
  'Es brennt!',
  'Das Haus brennt',
  'die Küche brennt',
])('an emergency in German: %s', (message) => expect(isEmergency(de, message)).toBe(true));

test.each([
  'Das Kindergeld ist überfällig',
  'die Mannschaft ist überfällig',
  'Es brennt bei uns, alle Aufträge kommen gleichzeitig',
  'Brennt das Licht noch?',
  'wir brauchen für den Krankenwagen eine Abrechnung',
  'Ein Kunde hatte einen Herzinfarkt, und wir suchen seine Formulare',
])('none in German: %s', (message) => expect(isEmergency(de, message)).toBe(false));
