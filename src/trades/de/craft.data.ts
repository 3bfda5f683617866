import { tradesOf } from './trade.ts';

export const craftTrades = tradesOf(
  {
    office: { administrator: 0.07, bookkeeper: 0.04, manager: 0.06, scheduler: 0.04 },
    rest: 'tradesperson',
    emphasis: { quoting: 1.8, fieldNotes: 1.5, supplierInvoices: 1.4, appointments: 1.2 },
  },
  [
    {
      id: 'electricians',
      name: 'Elektrobetriebe',
      people: 12,
      does: 'Leitungen verlegen, Strom, Steckdosen, Zählerschränke, Photovoltaik montieren, Wallboxen, Elektroinstallation',
      words:
        'Elektriker, Elektro, Elektrobetrieb, Elektroinstallateur, Elektrotechnik, Elektromeister, Solarteur, Photovoltaik, PV, Solaranlagen',
      abroad: 'electrician',
      cases: {
        quoting: 'Angebote nach der Begehung: Fotos und Notizen werden zu Positionen',
        fieldNotes: 'Regieberichte: gesprochene Stunden und Material werden zum Rapport',
        supplierInvoices: 'Rechnungen der Großhändler: jede Zeile wird der Baustelle zugeordnet',
        appointments: 'Kundendienst: Wunschzeiten werden mit der Tour abgeglichen',
      },
    },
    {
      id: 'plumbers',
      name: 'Sanitär- und Heizungsbetriebe',
      people: 12,
      does: 'Heizungen einbauen und warten, Wärmepumpen, Bäder, Rohre, Klimaanlagen, Lüftung, Gasthermen, Rohrbruch',
      words:
        'Sanitär, Heizung, Sanitär und Heizung, Heizungsbau, Heizungsbauer, Klempner, Installateur, SHK, Klima, Klimatechnik, Wärmepumpen, Bäder, Badsanierung, Heizung Sanitär Klima, Flaschner, Spengler',
      abroad: 'plumber, HVAC',
      cases: {
        appointments: 'Wartung der Thermen: Kunden werden im Herbst straßenweise eingeteilt',
        quoting: 'Angebot für ein Bad: Maße und Wünsche werden zu Positionen mit Preisen',
        fieldNotes: 'Berichte der Monteure: Sprachnotiz und Fotos werden zum Auftrag',
        supplierInvoices: 'Rechnungen vom Großhandel: Preise werden mit der Bestellung verglichen',
      },
    },
    {
      id: 'roofers',
      name: 'Dachdeckereien',
      people: 14,
      does: 'Dächer decken, Ziegel, Dachfenster, Flachdach, Dämmung, Sturmschäden',
      words: 'Dachdecker, Dachdeckerei, Zimmerei, Zimmerer, Zimmermann, Holzbau, Gerüstbau, Gerüstbauer',
      cases: {
        quoting: 'Angebot aus dem Aufmaß: Fläche, Neigung und Fotos werden zu Positionen',
        rosters: 'Wetter und Kolonnen: bei Sturm wird die Woche neu verteilt',
        fieldNotes: 'Bautagebuch: Fotos und Stimme werden zum Eintrag mit Datum',
      },
    },
    {
      id: 'painters',
      name: 'Malerbetriebe',
      people: 9,
      does: 'Wände streichen, tapezieren, lackieren, Fassaden, verputzen, Böden legen',
      words:
        'Malerbetrieb, Malermeister, Maler und Lackierer, Lackierer, Stuckateur, Stuckateurbetrieb, Bodenleger, Raumausstatter, Fliesenleger, Fliesen',
      cases: {
        quoting: 'Angebote aus Raummaßen: Flächen und Anstriche werden zu Positionen',
        fieldNotes: 'Stundenzettel: gesprochene Zeiten kommen je Baustelle an',
        billing: 'Abschläge: nach jedem Abschnitt geht die Rechnung hinaus',
      },
    },
    {
      id: 'joiners',
      name: 'Tischlereien',
      people: 9,
      does: 'Möbel bauen, Holz, Küchen, Treppen, Türen, Fenster, Innenausbau',
      words: 'Tischler, Tischlerei, Schreiner, Schreinerei, Möbelbau, Innenausbau, Küchenbauer, Fensterbau, Parkett',
      cases: {
        quoting: 'Angebot für Einbauten: Skizze und Material werden zu Positionen',
        stock: 'Platten und Beschläge: der Auftrag bestellt, was fehlt',
        customerQuestions: 'Wie weit ist mein Schrank: Kunden erfahren Stand und Liefertag',
      },
    },
    {
      id: 'builders',
      name: 'Bauunternehmen',
      people: 28,
      rest: 'labourer',
      does: 'Häuser bauen, Rohbau, Tiefbau, Maurer, Beton, Bagger, Baustellen, Umbau, Sanierung',
      words:
        'Bauunternehmen, Baufirma, Bauunternehmer, Hochbau, Tiefbau, Rohbau, Maurer, Straßenbau, Bauträger, Hausbau, Fertighäuser, Sanierung',
      office: { engineer: 0.05, projectManager: 0.05 },
      cases: {
        fieldNotes: 'Bautagebücher: Wetter, Leute und Fotos werden zum täglichen Eintrag',
        supplierInvoices: 'Lieferscheine und Rechnungen: Mengen werden mit der Baustelle abgeglichen',
        licenses: 'Nachweise der Nachunternehmer: Ablauf wird vorher angemahnt',
        quoting: 'Ausschreibungen: das Leistungsverzeichnis wird gelesen und vorkalkuliert',
      },
    },
    {
      id: 'landscapers',
      name: 'Garten- und Landschaftsbau',
      people: 12,
      does: 'Gärten anlegen, Hecken schneiden, Rasen, Pflaster, Bäume fällen, Terrassen, Winterdienst',
      words:
        'Gartenbau, Landschaftsbau, Garten- und Landschaftsbau, GaLaBau, Gärtner, Gärtnerei, Baumpflege, Gartenpflege',
      cases: {
        appointments: 'Pflegegänge: Kunden werden nach Ort und Wetter eingeteilt',
        quoting: 'Angebot aus Fotos: Flächen und Pflanzen werden zu Positionen',
        fieldNotes: 'Stunden je Garten: die Kolonne spricht, der Nachweis ist fertig',
      },
    },
    {
      id: 'car-repair',
      name: 'Kfz-Werkstätten',
      people: 9,
      does: 'Autos reparieren, Inspektion, Bremsen, Reifen wechseln, TÜV, Ölwechsel, Unfallschäden',
      words:
        'Kfz, Kfz-Werkstatt, Autowerkstatt, Autohaus, Autohändler, Autoreparatur, Reifenhandel, Karosseriebau, Autolackierer, Mechaniker, Motorradwerkstatt, Fahrradladen, Fahrradwerkstatt',
      abroad: 'garage, car repair',
      cases: {
        appointments: 'Reifenwechsel und Inspektion: Kunden wählen Tag und Ersatzwagen',
        quoting: 'Kostenvoranschläge: Diagnose und Teilepreise werden zum Angebot',
        customerQuestions: 'Ist mein Auto fertig: die Antwort nennt Stand und Abholzeit',
        stock: 'Filter und Beläge: der Auftrag bestellt die Teile',
      },
    },
    {
      id: 'metalwork',
      name: 'Metallbaubetriebe',
      people: 16,
      does: 'Metall schweißen, Stahl, Geländer, Treppen, drehen, fräsen, CNC, Bleche',
      words:
        'Metallbau, Metallbauer, Schlosser, Schlosserei, Stahlbau, CNC, Zerspanung, Lohnfertigung, Dreherei, Blechbearbeitung, Maschinenbau, Maschinenbauer, Werkzeugbau',
      office: { orderClerk: 0.04, buyer: 0.03, engineer: 0.05 },
      cases: {
        quoting: 'Anfragen mit Zeichnung: Maße und Mengen werden gelesen und vorkalkuliert',
        orderEntry: 'Bestellungen der Kunden: aus PDF und Mail in die Auftragsliste',
        supplierInvoices: 'Stahl und Zukaufteile: Preise werden mit der Bestellung verglichen',
      },
    },
  ],
);
