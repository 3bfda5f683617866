/** The calculator of what automation costs and saves in an industry, and what its model says beside its figures. */
import type { Parts, Wrap } from '../parts.ts';
import { plural } from './language.ts';

/** A number, and how the site writes it. */
interface Counted {
  count: number;
  text: string;
}

export const close = 'Rechner schließen';
export const industry = 'Branche';
export const analyze = 'Berechnen';
export const analyzingNow = 'Wird berechnet …';
/** Read out. */
export const analyzing = 'Wird berechnet';
export const industryMissing = 'Bitte geben Sie eine Branche ein';
/** @param most the number of characters */
export const industryTooLong = (most: string) => `Bitte beschreiben Sie sie mit höchstens ${most}\u00a0Zeichen`;

export const failed = 'Fehler';
export const failedWhy = 'Diese Branche konnte nicht berechnet werden. Bitte versuchen Sie es noch einmal.';
export const refused = 'Keine Berechnung möglich';
/** Where the service does not say why. */
export const refusedWhy = 'Diese Branche können wir nicht berechnen.';
export const unreadable = 'Antwort nicht lesbar';
export const unreadableWhy =
  'Die Antwort des Servers hat ein ungültiges Format. Bitte versuchen Sie es später noch einmal.';

export const notAnIndustry = 'Das erkennen wir nicht als Branche.';
export const didYouMean = (industries: readonly string[]) => `Meinten Sie ${industries.join(' oder ')}?`;
export const nameYourTrade =
  'Nennen Sie die Art Ihres Unternehmens, zum Beispiel Zahnarztpraxen, Speditionen oder Restaurants.';
export const nothingFor = (industry: string) =>
  `Für ${industry} haben wir keine fertige Automatisierung. Sagen Sie uns, was Sie Zeit kostet, und wir sehen es uns an.`;

export const figuresOf = (widerTrade: string) => `Mit den Zahlen für ${widerTrade}.`;
/** @param amount an element that shows a range of amounts */
export const savedEachYear = <T>(amount: T): Parts<T> => [amount, ' Ersparnis im Jahr'];
/** Around the field with the number of people. @param count as typed; NaN where it is no number */
export const forCompanyOf = <T>(count: number, label: Wrap<T>, field: T, unit: Wrap<T>): Parts<T> => [
  label('für ein Unternehmen mit'),
  ' ',
  field,
  ' ',
  unit(plural(count, { one: 'Person', other: 'Personen' })),
];
/** The same field's name for those who do not see it. */
export const forHowMany = 'Für ein Unternehmen mit wie vielen Personen';

/** Two ends of a range, the first a loss in the second of these. A currency after both is said once. */
export const range = (least: string, most: string) => `${least.replace(/\u00a0\D+$/, '')}–${most}`;
export const rangeFromLoss = (least: string, most: string) => `${least} bis ${most}`;
export const people = ({ count, text }: Counted) =>
  plural(count, { one: `${text}\u00a0Person`, other: `${text}\u00a0Personen` });
/** @param most the range's end, for languages in which it chooses the form */
export const peopleBetween = (range: string, most: number) =>
  plural(most, { one: `${range}\u00a0Person`, other: `${range}\u00a0Personen` });
export const hoursAWeek = ({ count, text }: Counted) =>
  plural(count, { one: `${text}\u00a0Stunde pro Woche`, other: `${text}\u00a0Stunden pro Woche` });
export const hoursAWeekBetween = (range: string, most: number) =>
  plural(most, { one: `${range}\u00a0Stunde pro Woche`, other: `${range}\u00a0Stunden pro Woche` });

export const chartOver = (months: number) =>
  plural(months, {
    one: 'Kosten und Ersparnis in einem Monat.',
    other: `Kosten und Ersparnis in ${months}\u00a0Monaten.`,
  });
/** In the chart, where there is little room. */
export const savedSoFar = 'bisher gespart';
export const costToBuild = 'Baukosten';
export const start = 'Beginn';
export const monthsShort = (months: number) => `${months}\u00a0Mon.`;
export const paidBackMark = (month: number) => `gedeckt ab Monat\u00a0${month}`;

/** When the savings have covered the cost. @param years as far as the chart goes: two or more */
export const notPaidBack = (years: number) => `Rechnet sich nicht innerhalb von ${years}\u00a0Jahren.`;
export const paidBack = (month: number) => `Rechnet sich ab Monat\u00a0${month}.`;
export const paidBackAtBest = (best: number, years: number) =>
  `Rechnet sich im besten Fall ab Monat\u00a0${best}, im schlechtesten nicht innerhalb von ${years}\u00a0Jahren.`;
export const paidBackOrNot = (month: number, best: number, years: number) =>
  `Rechnet sich ab Monat\u00a0${month}; im besten Fall ab Monat\u00a0${best}, im schlechtesten nicht innerhalb von ${years}\u00a0Jahren.`;
export const paidBackBetween = (month: number, best: number, worst: number) =>
  `Rechnet sich ab Monat\u00a0${month}; im besten Fall ab Monat\u00a0${best}, im schlechtesten ab Monat\u00a0${worst}.`;

export const showAsTable = 'Als Tabelle zeigen';
export const cumulativeSavings = 'Ersparnis im Lauf der Zeit';
/** Over a column of `afterMonths`. */
export const after = 'Zeitpunkt';
export const savedLow = 'Gespart, mindestens';
export const savedHigh = 'Gespart, höchstens';
export const afterMonths = (count: number) =>
  plural(count, { one: `nach\u00a0${count}\u00a0Monat`, other: `nach\u00a0${count}\u00a0Monaten` });

export const cost = 'Kosten, einmalig';
export const workTakenOver = 'Übernommene Arbeit';
export const netFirstYear = 'Ergebnis, erstes Jahr';

/** How a description was read, so that the visitor can correct it. */
export const takenFor = (industry: string) => `So haben wir Ihre Beschreibung verstanden: ${industry}.`;
/** The size of a company that told of its vehicles or locations instead. */
export const fleetOf = (vehicles: Counted, people: Counted) =>
  plural(vehicles.count, {
    one: `Für ${vehicles.text} Fahrzeug rechnen wir mit etwa ${people.text} Beschäftigten.`,
    other: `Für ${vehicles.text} Fahrzeuge rechnen wir mit etwa ${people.text} Beschäftigten.`,
  });
export const placesOf = (locations: Counted, people: Counted) =>
  plural(locations.count, {
    one: `Für ${locations.text} Standort rechnen wir mit etwa ${people.text} Beschäftigten.`,
    other: `Für ${locations.text} Standorte rechnen wir mit etwa ${people.text} Beschäftigten.`,
  });
/** Of a trade that is part of a wider one; the second where its size was told. */
export const narrower =
  'Eigene Zahlen dafür haben wir nicht: Personenzahl, Aufgaben und Löhne sind die der übergeordneten Branche.';
export const narrowerOfThatSize =
  'Eigene Zahlen dafür haben wir nicht: Aufgaben und Löhne sind die der übergeordneten Branche.';
export const openUpwards = 'Ein großes Vorhaben kann mehr kosten.';
export const tooSmall = 'Bei so wenigen Personen kann es länger als ein Jahr dauern, bis es sich rechnet.';

export const automateFirst = 'Was Sie zuerst automatisieren sollten';

export const assumptions = 'Annahmen';
export const basedOn = 'Worauf das beruht';
export const backToOurs = 'Zurück zu unseren Zahlen';
export const peopleThere = 'Personen';
/** @param currency its ISO 4217 code */
export const costPerHour = (currency: string) => `Kosten pro Stunde, ${currency}`;
export const shareLow = 'Gesparte Stunden, mindestens (%)';
export const shareHigh = 'Gesparte Stunden, höchstens (%)';
export const outOfRange = (least: string, most: string) => `Geben Sie eine Zahl von ${least} bis ${most} ein`;
export const belowLow = 'Geben Sie mindestens den unteren Wert ein';

export const anotherIndustry = 'Meinten Sie eine andere Branche?';
export const customAnalysis = 'Genaue Analyse anfragen';
export const discuss = 'Ergebnis besprechen';
export const copyLink = 'Link kopieren';
export const print = 'Drucken';
export const linkCopied = 'Link kopiert!';
export const linkNotCopied = 'Der Link konnte nicht kopiert werden.';
export const copyByHand = 'Bitte kopieren Sie die Adresse von Hand.';

/** What a message to us is about. */
export const customAnalysisOf = (industry: string) => `Genaue Analyse, ${industry}`;
interface Summary {
  industry: string;
  savings: string;
  cost: string;
  work: string;
}
/** The same with the result in it. @param work '1.5–3 people', '10–17 hours a week' */
export const roiEstimate = ({ industry, savings, cost, work }: Summary) =>
  `Schätzung, ${industry}: Ersparnis ${savings} im Jahr, Kosten ${cost} einmalig, übernommene Arbeit: ${work}`;

/** On paper. @param address where the result can be seen */
export const printedFrom = (agency: string, title: string, address: string) => `${agency}, ${title}: ${address}`;
