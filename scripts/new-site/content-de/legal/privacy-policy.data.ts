import type { LegalDocument } from '#src/contracts/content/legal.ts';
import { retentionIn } from '#src/lib/retention-text.ts';
import { privacyLaw } from '../country.data.ts';
import { addressLine, site } from '../site.ts';
import { retentionDays } from './retention.data.ts';

const { leads, chatMessages, scheduledCalls, rateLimits, auditLog, idempotencyKeys } = retentionDays;
const retentionText = retentionIn(site.locale);

/** @public Companies that store or carry data for you: name yours, and have the whole text reviewed. */
export const processors: readonly string[] = [
  'Netlify, Inc. (USA) liefert diese Website aus und betreibt ihre Formulare.',
  'Neon, ein Teil von Databricks, Inc. (USA), betreibt die Datenbank.',
  'Ein Mailanbieter stellt die E-Mails zu, die wir Ihnen und uns selbst schicken.',
  `Ein Anbieter von Sprachmodellen kann den Text eines Chats oder Ihre Eingabe im Rechner erhalten, sonst nichts über Sie, damit ${site.assistant} antworten kann; trainieren darf er damit nicht.`,
];

export const privacyPolicy: LegalDocument = {
  title: 'Datenschutzerklärung',
  description: `Was ${site.name} speichert, wenn Sie uns besuchen, schreiben oder einen Termin buchen, wie lange und wozu.`,
  effective: site.legalEffectiveDate,
  intro: `Hier steht, was ${site.legalName} mit Ihren Daten macht, so wie es ${privacyLaw.name} verlangt. Der Satz neben jedem Abschnitt fasst ihn zusammen; maßgeblich ist der Abschnitt selbst.`,
  clauses: [
    {
      id: 'verantwortlich',
      title: 'Wer verantwortlich ist',
      summary: 'Wir. Und so erreichen Sie uns.',
      paragraphs: [
        `Verantwortlich im Sinne von ${privacyLaw.controller} ist ${site.legalName}, ${addressLine}. In allen Fragen zum Datenschutz schreiben Sie an ${site.email.privacy} oder rufen an unter ${site.phone.text}.`,
        privacyLaw.officer,
      ],
    },
    {
      id: 'was-sie-uns-schicken',
      title: 'Was Sie uns schicken',
      summary: 'Wir speichern, was Sie abschicken, und nichts, was Sie nicht abgeschickt haben.',
      paragraphs: [
        'Sie können diese Website lesen, ohne uns zu sagen, wer Sie sind. Daten erhalten wir von Ihnen hier:',
      ],
      points: [
        'Kontaktformular: Name, E-Mail-Adresse, Unternehmen, Ihre Nachricht, auf Wunsch eine Telefonnummer, und wann Sie dieser Erklärung zugestimmt haben.',
        `Chat mit ${site.assistant}: Ihre Nachrichten und die Antworten darauf. Bitte nennen Sie dort keine Passwörter, Kontonummern oder Angaben zur Gesundheit.`,
        'Telefontermine: Ihre Telefonnummer und die gewählte Zeit; Ihre E-Mail-Adresse, wenn Sie eine Einladung möchten.',
        'Sparrechner: die Branche, die Sie eingeben. Wir rechnen damit und vergessen sie.',
      ],
    },
    {
      id: 'rechtsgrundlage',
      title: 'Wozu und mit welchem Recht',
      summary: 'Um Ihnen zu antworten, einen Termin einzuhalten und die Website am Laufen zu halten.',
      paragraphs: [
        privacyLaw.grounds,
        'Wir verkaufen keine Daten, wir werben nicht damit, und niemand trainiert damit ein Sprachmodell.',
      ],
    },
    {
      id: 'aufrufe',
      title: 'Was wir zählen',
      summary: 'Wir zählen Seitenaufrufe je Tag, ohne zu wissen, wessen Aufrufe es sind.',
      paragraphs: [
        'Wird eine Seite geöffnet, erhöht sich eine Zahl für diese Seite und diesen Tag um eins. Dazu speichern wir weder Ihre IP-Adresse noch etwas über Ihr Gerät. Werbenetze und Analysedienste anderer Anbieter gibt es hier nicht.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      summary: 'Sie bekommen keine. Deshalb fragt Sie hier auch niemand danach.',
      paragraphs: [
        'Diese Website setzt bei Besuchern keine Cookies. Ein einziges gibt es für unsere eigenen Leute, wenn sie sich anmelden.',
        `Ihr Browser merkt sich auf Ihrem Gerät ein paar Dinge, die nur Ihnen nützen: helle oder dunkle Darstellung, Ihre Antworten auf unsere Fragen, eine Nachricht, die Sie noch nicht abgeschickt haben. ${privacyLaw.onDevice}`,
      ],
    },
    {
      id: 'ip-adresse',
      title: 'Ihre IP-Adresse',
      summary: 'Sie dient zur Abwehr von Massenanfragen: nur als Prüfsumme und höchstens einen Tag lang.',
      paragraphs: [
        `Damit niemand die Formulare überflutet, zählen wir Anfragen je IP-Adresse. Gespeichert wird nur eine Prüfsumme, aus der sich die Adresse nicht zurückrechnen lässt, für höchstens ${retentionText(rateLimits)}. Ein Kennzeichen, das doppelte Anfragen verhindert, bleibt ${retentionText(idempotencyKeys)}.`,
        `Anmeldeversuche unserer Leute protokollieren wir für ${retentionText(auditLog)}.`,
      ],
    },
    {
      id: 'wie-lange',
      title: 'Wie lange wir es behalten',
      summary: 'Alles hat ein Enddatum. Danach wird es gelöscht.',
      paragraphs: ['Wir löschen, sobald die Zeit um ist, oder früher, wenn Sie es wünschen:'],
      points: [
        `Anfragen: ${retentionText(leads)} nach der letzten, es sei denn, Sie werden Kunde.`,
        `Nachrichten im Chat: ${retentionText(chatMessages)}.`,
        `Telefontermine: ${retentionText(scheduledCalls)} nach dem Gespräch.`,
        privacyLaw.keeping,
      ],
    },
    {
      id: 'auftragsverarbeiter',
      title: 'Wer die Daten noch sieht',
      summary: `Diese Dienstleister, ${privacyLaw.contracts}. Sonst niemand.`,
      paragraphs: [privacyLaw.abroad, privacyLaw.processing],
      points: processors,
    },
    {
      id: 'ihre-rechte',
      title: privacyLaw.rightsTitle,
      summary: 'Auskunft, Berichtigung, Löschung, Widerspruch: Eine formlose Mail genügt.',
      paragraphs: [
        `${privacyLaw.rights} Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Schreiben Sie dazu an ${site.email.privacy}.`,
        privacyLaw.authority,
      ],
    },
    {
      id: 'kinder',
      title: 'Kinder',
      summary: 'Diese Website richtet sich an Unternehmen, nicht an Kinder.',
      paragraphs: [
        'Wissentlich speichern wir nichts über Kinder unter 16 Jahren. Sollte es doch geschehen sein, löschen wir es.',
      ],
    },
    {
      id: 'aenderungen',
      title: 'Änderungen',
      summary: 'Ändert sich etwas, ändert sich oben das Datum.',
      paragraphs: ['Frühere Fassungen schicken wir Ihnen auf Wunsch zu.'],
    },
  ],
};
