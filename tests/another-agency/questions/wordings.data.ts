/** How people word it in other ways, by the id of the fact, ' / ' between the wordings. */
export const wordings: Readonly<Record<string, string>> = {
  'automation/eingangsrechnungen-lesen':
    'unsere Eingangsrechnungen tippt jemand von Hand ab / Rechnungen von Lieferanten liegen im Stapel / jede Rechnung wird einzeln in DATEV gebucht / die Buchhaltung erfasst den ganzen Tag Belege / Rechnungen kommen als PDF, auf Papier und per Mail / wir verlieren Skonto, weil Rechnungen liegen bleiben',
  'automation/angebote-nachfassen':
    'Angebote schreiben dauert ewig / abends sitze ich an Angeboten / wir vergessen, bei Angeboten nachzufragen / Anfragen bleiben ohne Antwort liegen / Angebote aus Textbausteinen zusammenkopieren / Kunden warten zu lange auf ein Angebot',
  'automation/auftraege-aus-der-mail':
    'Bestellungen kommen per Mail und Fax und werden abgetippt / wir tippen den ganzen Tag Bestellungen ab / Aufträge von Hand in die Warenwirtschaft eingeben / Kunden bestellen per WhatsApp-Foto / beim Abtippen von Bestellungen passieren Fehler',
  'automation/lieferscheine-ablegen':
    'Lieferscheine kommen zerknittert zurück / Fahrer verlieren Lieferscheine / Lieferscheine suchen, bevor die Rechnung raus kann / die Unterschrift auf dem Lieferschein fehlt / Lieferscheine einscannen und ablegen',
  'automation/stundenzettel-zusammenzaehlen':
    'Stundenzettel abtippen am Freitagabend / Stunden der Monteure zusammenrechnen / Zettel von der Baustelle kann niemand lesen / Zuschläge und Fahrtzeiten ausrechnen / die Lohnabrechnung wartet auf die Stunden / jede Woche die Arbeitszeiten der Leute zusammenzählen',
  'automation/posteingang-sortieren':
    'unser info@ Postfach läuft über / Mails gehen unter / das gemeinsame Postfach liest jeder und keiner / immer dieselben Fragen beantworten / Hunderte Mails am Tag sortieren / eine dringende Mail blieb liegen',
  'automation/loeschfristen-einhalten':
    'alte Daten nach DSGVO löschen / wir wissen nicht, was wir löschen müssen / Löschkonzept umsetzen / Aufbewahrungsfristen im Blick behalten / Bewerbungen müssen gelöscht werden',
  'automation/mahnungen-mit-augenmass':
    'Mahnungen schreiben nervt / Kunden zahlen zu spät / Rechnungen werden nicht pünktlich bezahlt / säumige Kunden / offene Rechnungen anmahnen / Kontoauszug mit offenen Posten abgleichen / Zahlungseingänge prüfen / wir laufen unserem Geld hinterher',
  'service/stundenzettel':
    'was nehmt ihr für Stundenzettel am Handy / Preis für Zeiterfassung pro Mitarbeiter / was kostet die Stundenerfassung auf der Baustelle',
  'service/betrieb-und-wartung': 'wie teuer ist die Wartung im Monat / monatliche Kosten für den Betrieb',
  'question/was-kostet-eine-automatisierung':
    'womit muss ich ungefähr rechnen / kommt da noch was drauf / ist das netto / bleibt der Preis fest / was kostet der Spaß',
};
