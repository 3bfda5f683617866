import { site } from '#src/content/site.ts';

/**
 * What differs by country: laws and authorities in the legal texts (have counsel review them), and whom people in need can call.
 * What is in brackets is yours to fill in.
 */
export const privacyLaw = {
  name: 'das revidierte Bundesgesetz über den Datenschutz (DSG)',
  controller: 'Artikel 5 Buchstabe j DSG',
  officer:
    '[Ob Sie eine Datenschutzberaterin haben und wie man sie erreicht. Wenn Sie Menschen in der EU ansprechen: ob daneben die DSGVO gilt und wer Sie dort vertritt.]',
  grounds:
    'Anfragen und Termine bearbeiten wir, um auf Ihren Wunsch einen Vertrag vorzubereiten, alles Weitere mit Ihrer Einwilligung. Dass die Website vor Missbrauch geschützt ist, ist unser überwiegendes Interesse (Artikel 31 DSG).',
  onDevice:
    'Artikel 45c des Fernmeldegesetzes (FMG) verlangt, dass Sie davon wissen und es ablehnen können: Löschen Sie dazu in Ihrem Browser die Daten dieser Website.',
  keeping: 'Was Obligationenrecht und Steuerrecht aufzubewahren verlangen: zehn Jahre (Artikel 958f OR).',
  contracts: 'mit Vertrag zur Auftragsbearbeitung',
  processing: 'Diese Unternehmen bearbeiten Daten in unserem Auftrag und nur nach unserer Weisung (Artikel 9 DSG).',
  abroad:
    '[In welche Staaten Daten gelangen und mit welcher Garantie, etwa nach dem Swiss-US Data Privacy Framework (Artikel 16 und 19 Absatz 4 DSG).]',
  rightsTitle: 'Ihre Rechte nach dem Datenschutzgesetz',
  rights:
    'Sie haben das Recht auf Auskunft (Artikel 25), auf Herausgabe oder Übertragung Ihrer Daten (28), auf Berichtigung und auf Löschung (32) und können der Bearbeitung widersprechen (30).',
  authority:
    'Anzeigen können Sie eine Verletzung des Datenschutzes beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB), Feldeggweg 1, 3003 Bern, edoeb.admin.ch.',
} as const;

export const termsLaw = {
  clients: 'Wir arbeiten für Unternehmen, nicht für Konsumentinnen und Konsumenten.',
  inWriting: 'schriftlich oder per E-Mail',
  tax: 'der gesetzlichen Mehrwertsteuer',
  liability:
    'Wir haften unbeschränkt für Absicht und grobe Fahrlässigkeit sowie für Schäden an Leib und Leben. Im Übrigen ist die Haftung ausgeschlossen, soweit das Gesetz es erlaubt.',
  court: `Gerichtsstand ist ${site.law.seat}.`,
} as const;

/** What the assistant tells people who do not want to live. */
export const helpline = 'Die Dargebotene Hand ist unter **143** rund um die Uhr erreichbar.';
