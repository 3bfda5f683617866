/** Words of which German makes others, without umlauts; nominative, with the plural where it differs. */
export const compoundParts: string = `
  abrechnung abrechnungen anfrage anfragen angebot angebote antwort antworten arbeit arbeiten arzt auftrag auftrage auswertung
  auto automation automatisierung bank beleg belege beratung bericht berichte beruf bestellung bestellungen betrieb bewerber
  bewerbung bewerbungen branche buchhaltung buchung buchungen buro daten dienst dienstleistung dokument dokumente eingang
  einrichtung email entwicklung erfassung erinnerung erinnerungen erkennung erstellung fach feier firma firmen frist gebuhr
  gerat geschaft gesprach gestaltung handwerk haus hilfe kalender kanzlei kauf kette kosten kunde kunden lager lead leistung
  leistungen lieferant lieferanten lieferung liste lohn mahnung marke material mitarbeiter monat monats nachricht nachrichten
  newsletter nummer ordnung paket pakete papier partner pflege pflicht plan planung postfach praxis preis preise produkt programm
  projekt projekte prozess prufung rabatt raten rechnung rechnungen roboter reparatur schnittstelle schulung schutz seite seiten
  service sicherheit software sprache stamm start steuer stunde stunden suche system tag team telefon termin termine text
  texte umsatz unterlagen unternehmen unterstutzung urlaub verarbeitung vertrag vertrage verwaltung vorlage vorlagen website
  werbung werkstatt wissen woche zahlung zahlungen zeit zeiten zugang
`;
