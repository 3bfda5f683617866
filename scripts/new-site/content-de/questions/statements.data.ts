import { roiNote } from '#src/content/services.data.ts';
import { addressLine, site } from '#src/content/site.ts';
import { onboardingLede, onboardingTitle } from '#src/content/onboarding.data.ts';
import type { Statement } from '#src/contracts/content/statement.ts';

const bookACall = { label: 'Gespräch buchen', href: '#schedule-a-call' };
const contact = { label: 'Kontakt', href: '/contact' };
const support = { label: 'Hilfe', href: '/contact#support' };
const calculator = { label: 'Sparrechner', href: '/#calculator' };

/** The answer to a client in trouble. It never contains an offer. */
export const trouble: Statement = {
  id: 'trouble',
  names: [],
  asked: [],
  answer: `Das tut mir leid. Rufen Sie an: **${site.phone.text}**, ${site.hours.text}. Außerhalb dieser Zeiten schreiben Sie an ${site.email.support}, was nicht läuft und seit wann.`,
  passages: [
    {
      text: 'Bis jemand hilft, halten Sie es an, wenn Sie können: mit einer Pause oder indem Sie das Konto sperren, mit dem es arbeitet.',
      about: 'bis dahin, solange, inzwischen, was tun',
    },
  ],
  link: support,
};

/** Precedes the next free times. */
export const firstCall = 'Das erste Gespräch kostet nichts.';

/** Who stands behind the site. */
const company: Statement = {
  id: 'company',
  names: ['Impressum', 'Firma', site.legalName],
  asked: [
    'Wer steckt hinter der Firma?',
    'Wer steht hinter dieser Website?',
    'Wer ist für die Seite verantwortlich?',
    'Wer ist der Chef?',
    'Wer ist die Chefin?',
    'Wer leitet die Firma?',
    'Mit wem schließe ich den Vertrag?',
    'Welche Rechtsform hat die Firma?',
    'Wo ist das Impressum?',
    'Wie lautet Ihre USt-IdNr., Umsatzsteuer-ID oder Steuernummer?',
    'Unter welcher Nummer stehen Sie im Handelsregister?',
  ],
  answer: `Hinter dieser Website steht ${site.legalName}, ${addressLine}. Wer uns vertritt und unter welchen Nummern wir eingetragen sind, steht im Impressum.`,
  link: { label: 'Impressum', href: '/impressum' },
  next: ['Wie viele Leute sind Sie?', 'Wo sitzen Sie?'],
};

/** @public What the assistant says about any agency. */
export const everybodysStatements: readonly Statement[] = [
  {
    id: 'phone',
    names: ['Telefonnummer', 'Telefon'],
    asked: ['Wie ist Ihre Telefonnummer?', 'Kann ich Sie anrufen?', 'Unter welcher Nummer erreiche ich Sie?'],
    answer: `Rufen Sie an: ${site.phone.text}, ${site.hours.text}.`,
    link: bookACall,
    next: ['Wann kann ich einen Termin buchen?', 'Wann haben Sie geöffnet?'],
  },
  {
    id: 'email',
    names: ['E-Mail-Adresse', 'E-Mail'],
    asked: ['Wie ist Ihre E-Mail-Adresse?', 'Wohin kann ich eine Mail schreiben?', 'Kann ich Ihnen schreiben?'],
    answer: `Anfragen: ${site.email.sales}. Hilfe: ${site.email.support}. Partnerschaften: ${site.email.partnerships}. Datenschutz: ${site.email.privacy}.`,
    link: contact,
  },
  {
    id: 'address',
    names: ['Adresse', 'Anschrift', 'Büro'],
    asked: [
      'Wo sitzen Sie?',
      'Wo sitzt ihr?',
      'Wo sind Sie?',
      'Wo seid ihr?',
      'Wo findet man euch?',
      'Wie lautet Ihre Adresse?',
      'In welcher Stadt sind Sie?',
      'Wo ist Ihr Büro?',
      'Kann ich bei Ihnen vorbeikommen?',
      'Wohin schicke ich Post?',
    ],
    answer: `${addressLine}.`,
    link: contact,
    next: ['Wann haben Sie geöffnet?', 'Wie ist Ihre Telefonnummer?'],
  },
  {
    id: 'hours',
    names: ['Bürozeiten', 'Öffnungszeiten'],
    asked: [
      'Wann haben Sie geöffnet?',
      'Wann sind Sie erreichbar?',
      'Sind Sie am Wochenende, samstags oder sonntags da?',
      'Bis wann kann ich anrufen?',
      'Sind Sie über Mittag erreichbar?',
      'Haben Sie Mittagspause?',
      'Habt ihr in der Mittagspause auf?',
      'Ist abends oder nachts jemand da?',
      'Ist gerade jemand da?',
    ],
    answer: `Wir sind hier: ${site.hours.text}.`,
    link: contact,
    next: ['Wann kann ich einen Termin buchen?', 'Wie ist Ihre Telefonnummer?'],
  },
  {
    id: 'reach',
    names: ['Kontakt'],
    asked: ['Wie erreiche ich Sie?', 'Wie kann man euch erreichen?', 'Wie nehme ich Kontakt auf?'],
    answer: `Rufen Sie an: ${site.phone.text} (${site.hours.text}), schreiben Sie an ${site.email.sales}, oder nehmen Sie das Formular.`,
    link: { label: 'Schreiben Sie uns', href: '#contact' },
    next: ['Wann kann ich einen Termin buchen?', 'Wo sitzen Sie?'],
  },
  {
    id: 'support',
    names: ['Hilfe', 'Kundendienst', 'Betreuung'],
    asked: [
      'Wie bekomme ich Hilfe?',
      'Ich bin Kunde und brauche Hilfe',
      'An wen wende ich mich, wenn etwas nicht läuft?',
    ],
    answer: `Rufen Sie an: ${site.phone.text}, ${site.hours.text}. Oder schreiben Sie an ${site.email.support}. Steht etwas still, dann rufen Sie an: Das geht schneller.`,
    link: support,
    next: ['Wann haben Sie geöffnet?'],
  },
  {
    id: 'house',
    names: [site.name, site.legalName],
    asked: [
      `Was ist ${site.name}?`,
      `Was macht ${site.name}?`,
      'Was machen Sie eigentlich?',
      'Was macht ihr so?',
      'Für wen arbeiten Sie?',
      'Für welche Branchen arbeiten Sie?',
      'Arbeitet ihr auch für Werkstätten, Praxen, Läden oder Büros?',
      'Was machen Sie genau?',
      'Was ist das hier für eine Firma?',
      'Erzählen Sie mir etwas über Ihre Firma',
      'Worum geht es auf dieser Seite?',
    ],
    answer: site.description,
    link: { label: 'Leistungen und Preise', href: '/services' },
    next: ['Was können Sie automatisieren?', 'Welche Leistungen bieten Sie an?', 'Wie läuft das ab?'],
  },
  {
    id: 'quiz',
    names: [onboardingTitle, 'Fragebogen'],
    asked: [
      'Ich weiß nicht, womit ich anfangen soll',
      'Womit sollten wir anfangen?',
      'Was passt zu unserem Betrieb?',
      'Was empfehlen Sie uns?',
    ],
    answer: `${onboardingLede} Am Ende steht ein Vorschlag.`,
    link: { label: onboardingTitle, href: '/start' },
  },
  {
    id: 'calculator',
    names: ['Sparrechner', 'Rechner'],
    asked: ['Wie viel könnten wir sparen?', 'Was bringt das in unserer Branche?', 'Wo ist der Rechner?'],
    answer:
      'Der Sparrechner schätzt Kosten, Ersparnis und Stunden für eine Branche, die Sie eintippen. Es sind Schätzungen, keine Angebote.',
    link: calculator,
  },
  {
    id: 'roi',
    names: ['Ertrag', 'ROI'],
    asked: ['Was bedeutet der Ertrag?', 'Wie berechnen Sie den Ertrag?'],
    answer: roiNote,
    link: calculator,
  },
];

/** What the assistant says about the agency. */
export const statements: readonly Statement[] = [...everybodysStatements, company];
