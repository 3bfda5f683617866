import { site } from '#src/content/site.ts';

/**
 * What differs by country: laws and authorities in the legal texts (have counsel review them), and whom people in need can call.
 * What is in brackets is yours to fill in.
 */
export const privacyLaw = {
  name: 'die Datenschutzgrundverordnung (DSGVO)',
  controller: 'Artikel 4 Nummer 7 DSGVO',
  officer: '[Ob Sie eine Datenschutzbeauftragte haben und wie man sie erreicht.]',
  grounds:
    'Anfragen und Termine bearbeiten wir, um auf Ihren Wunsch einen Vertrag anzubahnen (Artikel 6 Absatz 1 Buchstabe b DSGVO), alles Weitere mit Ihrer Einwilligung (Buchstabe a). Dass die Website vor Missbrauch geschützt ist, ist unser berechtigtes Interesse (Buchstabe f).',
  onDevice:
    'Das ist nach § 25 Absatz 2 Nummer 2 des Telekommunikation-Digitale-Dienste-Datenschutz-Gesetzes (TDDDG) ohne Einwilligung erlaubt, weil Sie diese Funktionen selbst benutzen.',
  keeping: 'Was Handels- und Steuerrecht aufzubewahren verlangen: sechs, acht oder zehn Jahre.',
  contracts: 'mit Vertrag zur Auftragsverarbeitung',
  processing: 'Diese Unternehmen verarbeiten Daten in unserem Auftrag und nur nach unserer Weisung (Artikel 28 DSGVO).',
  abroad: '[Auf welcher Grundlage Daten in die USA gelangen, etwa nach dem EU-US Data Privacy Framework.]',
  rightsTitle: 'Ihre Rechte nach der Datenschutzgrundverordnung',
  rights:
    'Sie haben das Recht auf Auskunft (Artikel 15), Berichtigung (16), Löschung (17), Einschränkung der Verarbeitung (18) und Datenübertragbarkeit (20) und können der Verarbeitung widersprechen (21).',
  authority: 'Beschweren können Sie sich bei der Datenschutzaufsicht Ihres Bundeslandes.',
} as const;

export const termsLaw = {
  clients: 'Wir arbeiten für Unternehmer im Sinne von § 14 BGB, nicht für Verbraucher.',
  inWriting: 'in Textform',
  tax: 'der gesetzlichen Umsatzsteuer',
  liability:
    'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Verletzen wir leicht fahrlässig eine wesentliche Vertragspflicht, haften wir für den vertragstypischen, vorhersehbaren Schaden. Im Übrigen ist die Haftung für leichte Fahrlässigkeit ausgeschlossen.',
  court: `Gerichtsstand für Kaufleute ist ${site.law.seat}.`,
} as const;

/** What the assistant tells people who do not want to live. */
export const helpline = 'Die TelefonSeelsorge ist unter **0800 111 0 111** rund um die Uhr und kostenlos erreichbar.';
