import type { Automation } from './automation.ts';

export const list: readonly Automation[] = [
  {
    id: 'eingangsrechnungen-lesen',
    category: 'Buchhaltung',
    task: 'supplierInvoices',
    title: 'Eingangsrechnungen lesen',
    description:
      'Liest Rechnungen aus Mail, Scan und ZUGFeRD, vergleicht sie mit der Bestellung und bereitet die Buchung vor.',
    detail:
      'Weicht ein Betrag um mehr als fünf Euro ab, sieht ihn zuerst ein Mensch. Der Beleg hängt an jeder Buchung, so wie es die GoBD verlangen.',
    icon: 'invoice',
    takes: 'Rechnungen, wie sie kommen',
    gives: 'Buchungen mit Beleg für DATEV',
    timeToValue: '4\u00a0Wochen',
    complexity: 'moderate',
    roiMultiplier: '6×',
  },
  {
    id: 'angebote-nachfassen',
    category: 'Vertrieb',
    task: 'quoting',
    title: 'Angebote nachfassen',
    description:
      'Schreibt Angebote aus Ihren eigenen Bausteinen und erinnert nach zehn Tagen daran, dass noch niemand geantwortet hat.',
    detail:
      'Preise kommen aus Ihrer Liste, nie aus dem Gedächtnis. Verschickt wird erst, wenn jemand das Angebot gelesen hat.',
    icon: 'letter',
    takes: 'Eine Anfrage und Ihre Preisliste',
    gives: 'Ein Angebot und eine Erinnerung',
    timeToValue: '3\u00a0Wochen',
    complexity: 'simple',
    roiMultiplier: '5×',
  },
  {
    id: 'auftraege-aus-der-mail',
    category: 'Aufträge',
    task: 'orderEntry',
    title: 'Aufträge aus der Mail',
    description:
      'Macht aus Bestellungen per Mail, Fax und Foto einen Auftrag in Ihrem Programm, mit Artikelnummer und Liefertermin.',
    detail:
      'Was sich nicht eindeutig zuordnen lässt, wird gefragt und nicht geraten. Die Zuordnung merkt sich das Programm für das nächste Mal.',
    icon: 'table',
    takes: 'Bestellungen in jeder Form',
    gives: 'Aufträge zum Bestätigen',
    timeToValue: '8\u00a0Wochen',
    complexity: 'advanced',
    roiMultiplier: '7×',
  },
  {
    id: 'lieferscheine-ablegen',
    category: 'Lager und Versand',
    task: 'deliveryPapers',
    title: 'Lieferscheine ablegen',
    description:
      'Fotografierte Lieferscheine finden ihren Auftrag, die Unterschrift wird geprüft und die Rechnung kann raus.',
    detail: 'Fehlt eine Unterschrift, bekommt der Fahrer noch auf dem Hof eine Nachricht.',
    icon: 'receipt',
    takes: 'Ein Foto vom Lieferschein',
    gives: 'Einen vollständigen Auftrag',
    timeToValue: '2\u00a0Wochen',
    complexity: 'simple',
    roiMultiplier: '4×',
  },
  {
    id: 'stundenzettel-zusammenzaehlen',
    category: 'Personal',
    task: 'rosters',
    title: 'Stundenzettel zusammenzählen',
    description:
      'Zählt Stunden, Zuschläge und Fahrtzeiten vom Zettel oder vom Handy zusammen und übergibt sie der Lohnabrechnung.',
    detail:
      'Ein Tag mit mehr als zehn Stunden fällt auf, bevor er abgerechnet wird. Jeder sieht seine eigenen Stunden.',
    icon: 'table',
    takes: 'Stundenzettel der Woche',
    gives: 'Eine Datei für die Lohnabrechnung',
    timeToValue: '4\u00a0Wochen',
    complexity: 'moderate',
    roiMultiplier: '5×',
  },
  {
    id: 'posteingang-sortieren',
    category: 'Kundendienst',
    task: 'filing',
    title: 'Posteingang sortieren',
    description:
      'Verteilt, was in info@ ankommt, nach Vorgang und Dringlichkeit und entwirft die Antwort auf die immer gleichen Fragen.',
    detail: 'Nichts geht ohne einen Blick hinaus. Was eilt und liegen bleibt, meldet sich am Nachmittag noch einmal.',
    icon: 'letter',
    takes: 'Ein gemeinsames Postfach',
    gives: 'Vorgänge mit Antwortentwurf',
    timeToValue: '3\u00a0Wochen',
    complexity: 'simple',
    roiMultiplier: '5×',
  },
  {
    id: 'loeschfristen-einhalten',
    category: 'Datenschutz',
    task: 'evidence',
    title: 'Löschfristen einhalten',
    description:
      'Findet Daten, deren Frist nach der Datenschutzgrundverordnung abgelaufen ist, und löscht sie, sobald jemand zustimmt.',
    detail:
      'Was das Handelsgesetzbuch noch aufzuheben verlangt, bleibt liegen. Ein Löschprotokoll steht im Verzeichnis von Verarbeitungstätigkeiten.',
    icon: 'chart',
    takes: 'Ihre Ablagen und Fristen',
    gives: 'Ein Löschprotokoll',
    timeToValue: '5\u00a0Wochen',
    complexity: 'moderate',
    roiMultiplier: '3×',
  },
];
