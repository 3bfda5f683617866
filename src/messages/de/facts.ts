/**
 * What the assistant says of the site's subjects, in Markdown, by what names and questions people find it, and what words (`about…`,
 * never shown) they ask with that it does not have. Lists are those that people of this language ask.
 */
import { plural } from './language.ts';

/** A fact's texts of one kind. */
type Texts = readonly string[];

/** Search words. */
export const aboutPrice = 'Preis';
export const aboutMonthlyPrice = 'Preis, monatlich, im Monat';
export const aboutPriceAndTime = 'Preis, wie lange, Dauer';
export const aboutDuration = 'wie lange dauert Dauer';
export const aboutIncluded = 'enthalten inbegriffen Angebot Liste';
export const aboutFeatures = 'Funktionen Merkmale';
export const aboutBenefits = 'Vorteile Nutzen warum';
export const aboutFastest = 'schnellste mindestens höchstens Dauer';
export const aboutCheapest = 'Preis günstigste billigste';

/** Labels of links. */
export const servicesLink = 'Leistungen und Preise';
export const addOnsLink = 'Zusätze';
export const complexityLink = 'Was die Größen bedeuten';
export const categoriesLink = 'Die Arten von Arbeit';

export const kindOfWork = (kind: string, time: string) => `Das gehört zu „${kind}“ und dauert ${time}.`;
export const askHowLong = (title: string) => `${title}: Wie lange dauert das?`;
/** A price, or what a kind of work costs, before what it is. */
export const priceFirst = (price: string, text: string) => `${price}. ${text}`;
export const priceAndTimeFirst = (price: string, time: string, text: string) => `${price}, ${time}. ${text}`;
export const includedServices = (list: string) => `Enthaltene Leistungen: ${list}.`;
export const keyFeatures = (list: string) => `Wichtigste Merkmale: ${list}.`;
export const benefits = (list: string) => `Vorteile: ${list}.`;
/** What was done for a client. @param kind 'Gestaltung und Marke' */
export const exampleOf = (what: string, kind: string) => `${what}. Ein Beispiel aus „${kind}“.`;
export const exampleAsks = (who: string): Texts => [
  `Haben Sie das schon einmal gemacht: ${who}?`,
  `${who}: Was haben Sie da gemacht?`,
];
export const sizeNames = (size: string): Texts => [`Automatisierung, ${size}`, `Vorhaben, ${size}`];
export const sizeCosts = (size: string, price: string, time: string, text: string) =>
  `Eine Automatisierung der Größe „${size}“ kostet ${price} und dauert ${time}. ${text}`;
export const sizesNames: Texts = ['Größen', 'Größe einer Automatisierung', 'Aufwand'];
export const shortestAndLongest = (weeks: number, most: number) =>
  plural(weeks, {
    one: `Die kürzeste dauert ${weeks}\u00a0Woche, die längste ${most}\u00a0Wochen.`,
    other: `Die kürzeste dauert ${weeks}\u00a0Wochen, die längste ${most}\u00a0Wochen.`,
  });
export const servicesNames: Texts = ['Leistungen', 'Beliebte Leistungen', 'Angebot'];
export const servicesAre = (list: string) => `Die Leistungen und ihre Preise: ${list}.`;
export const automationCosts = (simple: string, moderate: string, advanced: string) =>
  `Eine einzelne Automatisierung kostet ${simple}, wenn sie klein ist, ${moderate} bei mittlerem und ${advanced} bei großem Aufwand.`;
export const addOnsNames: Texts = ['Zusätze', 'Extras'];
export const addOnsAre = (count: number, list: string) =>
  `${count}\u00a0Zusätze können Sie zu einem Paket nehmen: ${list}.`;
export const kindsNames: Texts = ['Arten von Arbeit', 'Bereiche'];
export const kindsAre = (count: number) =>
  plural(count, { one: 'Es gibt eine Art von Arbeit.', other: `Es gibt ${count}\u00a0Arten von Arbeit.` });

/** An automation. */
export const priceByTask = 'Dauer und Preis hängen von der Aufgabe ab.';
/** @param size 'klein' */
export const priceOfBuild = (price: string, time: string, size: string) =>
  `${price}, im täglichen Einsatz nach ${time}; Größe: ${size}.`;
export const aboutAutomation = 'Preis, wie lange, Dauer, wie aufwendig';
export const inAndOut = (takes: string, gives: string) => `Hinein: ${takes}. Heraus: ${gives}.`;
export const aboutInAndOut = 'Eingabe Ausgabe braucht liefert Voraussetzungen';
export const ofCategory = (category: string) => `Bereich: ${category}.`;
export const aboutCategory = 'Kategorie Bereich';
export const returnInYear = (multiple: string) => `Erwarteter Ertrag: ${multiple} im ersten Jahr.`;
export const returnOpen = (multiple: string) => `Erwarteter Ertrag: ${multiple}.`;
export const aboutReturn = 'ROI Rendite lohnt amortisiert';
export const ideasLink = 'Ideen für Automatisierungen';
export const inListLink = 'In der Liste ansehen';
/** The automations of a category. */
export const fieldNames = (category: string): Texts => [
  `${category}: Automatisierungen`,
  `Automatisierung im Bereich ${category}`,
];
export const fieldAsks = (category: string): Texts => [
  `Was können Sie im Bereich ${category} automatisieren?`,
  `Welche Ideen haben Sie für ${category}?`,
  `Welche Automatisierungen bieten Sie für ${category} an?`,
];
export const forFieldWeHave = (category: string) => `Für ${category} haben wir:`;
export const fieldLink = (category: string) => `Automatisierungen: ${category}`;
export const catalogNames: Texts = ['Liste der Automatisierungen', 'Katalog'];
export const catalogHas = (count: number, fields: number, list: string) =>
  `Die Liste hat ${count}\u00a0Automatisierungen in ${fields}\u00a0Bereichen: ${list}. Sagen Sie mir, welche Aufgabe Sie die meiste Zeit kostet, und ich suche etwas Passendes.`;

/** How we work. */
export const processLink = 'So arbeiten wir';
export const homeLink = 'Startseite';
export const packagesAndQuestionsLink = 'Pakete und Fragen';
export const supportLink = 'Hilfe';
export const impactLink = 'Was es bringt';
export const processNames = (steps: number): Texts => ['Ablauf', `${steps} Schritte`, 'Vorgehen'];
const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'];
const cardinals = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
export const stepNames = (number: number): Texts => [
  `${ordinals[number - 1]}r Schritt`,
  `Schritt ${number}`,
  `Schritt ${cardinals[number - 1]}`,
];
export const whatHappensInStep = (number: number) => `Was passiert in Schritt ${number}?`;
export const stepAsks = (number: number): Texts => [
  whatHappensInStep(number),
  `Was passiert im ${ordinals[number - 1]}n Schritt?`,
];
export const lastStepAsks: Texts = ['Was ist der letzte Schritt?', 'Was passiert nach dem Start?'];
export const quoted = (text: string) => `„${text}“`;
export const onCalendar = (weeks: string) => `Im Kalender: ${weeks}.`;
export const aboutLong = 'wie lange';
export const aboutLength = 'Dauer';
export const comesAfter = (title: string) => `Danach kommt **${title}**.`;
export const aboutAfter = 'kommt danach';
export const claimAsks = (claim: string): Texts => [`Stimmt das: ${claim}?`];
export const notSaidHowMeasured = 'Wie das gemessen wurde, sagt die Website nicht.';
export const blogName = 'Blog';
export const boardName = 'Signal Board';

/** Legal texts. @param title 'Datenschutzerklärung' */
export const legalAsks = (title: string): Texts => [
  `Wo finde ich: ${title}?`,
  `Seit wann gilt: ${title}?`,
  `Wann wurde das zuletzt geändert: ${title}?`,
  `Welche Fassung gilt: ${title}?`,
];
export const inEffect = (since: string) => `Gültig seit ${since}.`;
export const inEffectVersion = (since: string, version: string) => `Gültig seit ${since}, Fassung ${version}.`;

/** Packages and bundles. */
export const packagesLink = 'Pakete';
export const packageNames = (name: string): Texts => [`Paket ${name}`, name];
export const whatPackageIncludes = (name: string) => `Was ist im Paket ${name} enthalten?`;
export const packageAsks = (name: string): Texts => [
  whatPackageIncludes(name),
  `Wie lange gibt es Unterstützung beim Paket ${name}?`,
];
/** @param flag 'Am beliebtesten' */
export const flagged = (price: string, flag: string) => `${price} (${flag})`;
export const includes = (list: string) => `Enthalten: ${list}.`;
export const aboutIncludes = 'was bekomme ich, Inhalt, Umfang';
export const packagesNames: Texts = ['Pakete', 'Tarife', 'Komplettpreise'];
export const lowestStarts = (price: string, name: string) => `Das günstigste kostet ${price}: ${name}.`;
export const aboutLowest = 'günstigste kleinste billigste';
export const flaggedIs = (flag: string, name: string) => `${flag}: ${name}.`;
export const aboutPopular = 'beliebteste beste';
export const bundleNames: Texts = ['Mengenrabatt', 'Rabatt'];
export const bundleAsks = (services: number): Texts => [`Was, wenn ich ${services} Leistungen bestelle?`];
export const bundleStep = (size: string, discount: string) => `Bei ${size}: ${discount}.`;
export const aboutBundleStep = (services: number) => `${services} Leistungen`;
export const aboutRunningCosts = 'laufende Kosten monatlich Abo gilt';

/** Posts. */
export const whatIsNew = 'Was gibt es Neues im Blog?';
export const whatIsSignalBoard = 'Was ist das Signal Board?';
export const signalBoardName = 'Signal Board';
export const postName = (title: string) => `Beitrag: ${title}`;
export const articleBy = (author: string, category: string) => `Ein Artikel von ${author}, unter ${category}.`;
export const onSignalBoard = (category: string) => `Auf dem Signal Board, unter ${category}.`;
export const aboutPost = 'Beitrag Artikel Autor geschrieben lesen';
export const readItLink = 'Lesen';
export const latestNames: Texts = ['Neueste Beiträge', 'Neueste Artikel', 'Neuigkeiten'];
export const latestAsks: Texts = [whatIsNew, 'Was haben Sie zuletzt geschrieben?', 'Was sollte ich lesen?'];
export const newestAre = 'Das Neueste:';
export const byAuthorNames = (author: string): Texts => [`Artikel von ${author}`];
export const byAuthorAsks = (author: string): Texts => [`Was hat ${author} geschrieben?`];
export const byAuthorAre = (author: string) => `Von ${author}:`;

/** Projects and the case study. */
export const projectsLink = 'Projekte';
export const features = (list: string) => `Funktionen: ${list}.`;
export const aboutProject = 'was kann es';
export const inUseSince = (month: string, complexity: string, rating: string) =>
  `Im Einsatz seit ${month}, Aufwand ${complexity}, vom Kunden bewertet mit ${rating} von 5.`;
export const aboutLaunch = 'Start Bewertung seit wann gestartet Datum';
export const aboutSolution = 'Lösung gebaut';
export const aboutResult = 'Ergebnis Ende';
/** What happens to one record, step by step. */
export const workedExample = (steps: string) => `Ein Datensatz, zur Anschauung erfunden: ${steps}.`;
export const aboutExample = 'Beispiel Muster Datensatz Anfang Ende Vorführung';
export const before = (challenge: string) => `Vorher: ${challenge}`;
export const aboutChallenge = 'Problem Schwierigkeit';
export const rated = (title: string, rating: string) => `${title} (${rating} von 5)`;
export const betweenRated = ' und ';
export const ratedHighest = (list: string) => `Am besten bewertet: ${list}.`;
export const aboutRating = 'beste Bewertung Sterne';
export const projectsNames: Texts = ['Projekte', 'Portfolio', 'Referenzen'];
export const projectsOnShow = (count: number, list: string) => `Hier sind ${count} zu sehen: ${list}.`;
export const taggedNames = (tag: string): Texts => [`Projekte: ${tag}`];
export const taggedAsks = (tag: string): Texts => [
  `${tag}: Was haben Sie da gebaut?`,
  `Haben Sie Beispiele zum Thema ${tag}?`,
];
export const caseStudyName = 'Fallstudie';
export const caseStudyLink = 'Die Fallstudie';
export const aboutCaseStudy = 'Ergebnisse, wie lange hat es gedauert';
export const theClient = (client: string, size: string) => `Der Kunde: ${client}, ${size}.`;
export const aboutClient = 'wer Kunde Team wie viele';
export const theTools = (list: string) => `Werkzeuge: ${list}.`;
export const aboutTools = 'Technik Software verwendet';
export const aboutProblem = 'Problem vorher';
export const quotedBy = (words: string, by: string) => `„${words.replaceAll('„', '‚').replaceAll('“', '‘')}“ ${by}`;
export const aboutQuote = 'Zitat Kundenstimme';
export const nextSteps = (list: string) => `Als Nächstes: ${list}.`;
export const aboutNextSteps = 'nächste Schritte';
export const aboutNote = 'Name des Kunden';

/** Programs that builds are connected to. */
export const integrationsLink = 'Anbindungen';
export const programAsks = (name: string): Texts => [`Arbeiten Sie mit ${name}?`, `Können Sie ${name} anbinden?`];
export const aboutProgram = (group: string) => `${group} Programm Software System anbinden verbinden Schnittstelle`;
export const aboutPrograms = 'Programm Software System anbinden verbinden Schnittstelle';
export const yourAccount = 'Eine Automatisierung arbeitet in dem Konto, das Sie schon bezahlen.';
export const otherPrograms = (count: number, more: string) =>
  `Wenn es keines der ${count} ist, die wir nennen, steht es nicht auf dieser Website. ${more}`;
export const notForYouAsks: Texts = [
  'Für wen sind Sie nicht die Richtigen?',
  'Wann raten Sie von einer Automatisierung ab?',
];

/** Calls, closed days, partners and people. */
export const contactLink = 'Kontakt';
export const bookingNames: Texts = ['Gespräch buchen', 'Termin', 'Beratungsgespräch', 'Rückruf', 'Erstgespräch'];
export const callsTake = (begin: string, minutes: number) => `${begin}. Ein Gespräch dauert ${minutes}\u00a0Minuten.`;
export const betweenCallTimes = '. ';
export const aboutCalls = 'wie lange Dauer Minuten beginnt Beginn Uhrzeit Samstag Sonntag Wochenende abends';
export const moveOrCancel =
  'Einen gebuchten Termin können Sie mit dem Link verschieben oder absagen, den Sie dazu bekommen.';
export const aboutMove = 'absagen stornieren verschieben ändern';
export const whatAreHours = 'Wann haben Sie geöffnet?';
export const closedNames: Texts = ['Feiertage', 'Geschlossene Tage', 'Betriebsferien'];
export const nextClosed = (days: string) => `Die nächsten Tage, an denen niemand da ist: ${days}.`;
export const closedFor = (reason: string, day: string) => `${reason} (${day})`;
export const closed = (day: string) => `Geschlossen: ${day}.`;
export const aboutClosed = 'geöffnet offen Öffnungszeiten';
export const partnershipsNames: Texts = ['Partnerschaften', 'Partnerprogramme', 'Partner'];
export const partnershipsLink = 'Partnerschaften';
export const partnershipName = (title: string) => `Partnerschaft: ${title}`;
export const writeTo = (address: string) => `Schreiben Sie an ${address}.`;
export const teamLink = 'Unser Team';
export const whoIs = (name: string, role: string): Texts => [`Wer ist ${name}?`, `${role}: Wer ist das?`];
export const aboutWho = 'wer';
export const personIs = (name: string, role: string, agency: string) => `**${name}**: ${role} bei ${agency}.`;
/** @param contact a link */
export const reachAnyone = (phone: string, contact: string) =>
  `Sie erreichen hier alle unter ${phone} oder so: ${contact}.`;
export const aboutReaching = 'erreichen Kontakt sprechen anrufen Telefon Mail treffen';
export const whoWorksAt = (agency: string) => `Wer arbeitet bei ${agency}?`;
export const teamNames: Texts = ['Team', 'Mitarbeiter', 'Menschen', 'Mitarbeiterinnen'];
export const peopleAre = (count: number, list: string) => `${count}\u00a0Menschen: ${list}.`;
export const personInRole = (name: string, role: string) => `${name} (${role})`;
