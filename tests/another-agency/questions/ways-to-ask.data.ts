import { waysToAsk as anybodys } from '#scripts/new-site/content-de/questions/ways-to-ask.data.ts';

/** How people ask for what the content says in other words, by the id of the fact. */
export const waysToAsk: Readonly<Record<string, readonly string[]>> = {
  ...anybodys,
  'service/rechnungsverarbeitung': [
    'Was kostet die Rechnungsverarbeitung?',
    'Was kostet es, Rechnungen automatisch zu verarbeiten?',
    'Was kostet das Einlesen von Eingangsrechnungen?',
  ],
  'service/angebotsschreiber': [
    'Was kostet die automatische Angebotserstellung?',
    'Was kostet es, Angebote schreiben zu lassen?',
  ],
  'service/auftragsannahme': ['Was kostet die Auftragsannahme?', 'Was kostet die Erfassung von Bestellungen?'],
  'service/stundenzettel': [
    'Was kosten Stundenzettel auf dem Handy?',
    'Was kostet die Zeiterfassung?',
    'Was kosten die Stundenzettel im Monat für zehn Mitarbeiter?',
  ],
  'service/betrieb-und-wartung': ['Was kostet die Wartung im Monat?', 'Welche laufenden Kosten gibt es?'],
  'question/was-kostet-eine-automatisierung': [
    'Sind die Preise brutto oder netto?',
    'Ist die Umsatzsteuer enthalten?',
    'Kommt da noch Mehrwertsteuer drauf?',
    'Ist der Preis ein Festpreis?',
    'Bleibt es bei dem Preis, oder kommt hinterher noch etwas drauf?',
    'Kann es teurer werden?',
    'Was kostet es im Schnitt?',
  ],
  'question/wie-lange-dauert-es-bis-etwas-lauft': [
    'Wie schnell läuft das?',
    'Wie lange müssen wir warten?',
    'Ab wann können wir es benutzen?',
    'Wann sehen wir etwas?',
  ],
  'question/mussen-wir-unser-programm-wechseln': [
    'Brauchen wir neue Software?',
    'Wir haben nur Excel, geht das?',
    'Müssen wir unsere Warenwirtschaft wechseln?',
    'Können wir unsere Programme behalten?',
    'Müssen unsere Leute etwas Neues lernen?',
  ],
  'question/was-sagt-der-datenschutz-dazu': [
    'Wo liegen unsere Daten?',
    'Wo stehen die Server?',
    'Sind Sie DSGVO-konform?',
    'Schließen Sie einen AVV ab?',
    'Gibt es einen Vertrag zur Auftragsverarbeitung?',
    'Gehen Daten in die USA oder in die Cloud?',
  ],
  'question/gibt-es-dafur-fordermittel': ['Gibt es Förderung oder Zuschüsse?', 'Kann man das fördern lassen?'],
  'question/wie-schnell-melden-sie-sich': [
    'Wie schnell antworten Sie auf Mails?',
    'Wann bekomme ich eine Antwort?',
    'Wie lange dauert es, bis sich jemand meldet?',
  ],
  'question/kostet-hilfe-extra': [
    'Kostet es etwas, wenn Sie einen Fehler beheben?',
    'Ist Unterstützung im Preis enthalten?',
    'Was kostet Support?',
  ],
  'step/2': [
    'Wird das alte System sofort abgeschaltet?',
    'Laufen alt und neu parallel?',
    'Wann wird umgestellt?',
    'Was ist, wenn das Neue nicht stimmt?',
  ],
  'person/jannis-petersen': ['Wer programmiert das?', 'Wer baut die Automatisierungen?', 'Wer ist Ihr Entwickler?'],
  'person/aylin-demir': [
    'Wer betreut uns als Kunden?',
    'Wer ist unsere Ansprechpartnerin?',
    'Wer liest meine Nachricht?',
  ],
  'person/tom': ['Wer kümmert sich um den Betrieb?', 'Wer überwacht das?'],
  'talk/language': ['Spricht jemand Türkisch?'],
  'automation/eingangsrechnungen-lesen': ['Wie lange dauert es bei Eingangsrechnungen?'],
  'post/signal-board/e-rechnung-empfangen': [
    'Ab wann muss ich E-Rechnungen verschicken?',
    'Müssen wir E-Rechnungen annehmen?',
  ],
};
