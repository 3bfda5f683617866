import { tradesOf } from './trade.ts';

export const officeTrades = tradesOf(
  {
    office: { administrator: 0.12, bookkeeper: 0.04, manager: 0.07 },
    rest: 'consultant',
    emphasis: { filing: 1.3, coordination: 1.1 },
  },
  [
    {
      id: 'tax-advisers',
      name: 'Steuerberater',
      people: 14,
      rest: 'accountant',
      does: 'Steuererklärungen, Jahresabschlüsse, Lohnbuchhaltung, Finanzbuchhaltung, Mandanten, Belege buchen',
      words:
        'Steuerberater, Wirtschaftsprüfer, Wirtschaftsprüfung, Buchhaltungsservice, Buchhaltungsbüro, Lohnbüro, Buchhalter',
      abroad: 'tax adviser, accountant, CPA',
      cases: {
        filing: 'Belege der Mandanten: was fehlt, wird vor dem Monatsende nachgefordert',
        supplierInvoices: 'Eingangsrechnungen: gelesen, kontiert und zur Prüfung vorgelegt',
        customerQuestions: 'Fragen zum Bescheid: die Antwort nennt Frist und zuständige Person',
        bankMatching: 'Kontoauszüge: Zahlungen finden ihre Rechnung',
      },
    },
    {
      id: 'law-firms',
      name: 'Anwaltskanzleien',
      people: 9,
      rest: 'lawyer',
      office: { paralegal: 0.25 },
      does: 'Mandanten vor Gericht vertreten, Verträge prüfen, Klagen, Schriftsätze, Fristen, Familienrecht, Arbeitsrecht',
      words: 'Anwalt, Anwältin, Rechtsanwältin, Rechtsanwaltsbüro, Notar, Notariat, Patentanwalt, Rechtsberatung',
      abroad: 'law firm, lawyer',
      emphasis: { contracts: 1.5, filing: 1.6 },
      cases: {
        filing: 'Post und beA: jedes Schreiben findet Akte und Frist',
        contracts: 'Verträge prüfen: Abweichungen von Ihren Mustern sind markiert',
        appointments: 'Erstberatung: Anliegen und Unterlagen liegen vor dem Termin bereit',
        billing: 'Stunden und Rechnungen: Zeiten werden zum Entwurf der Rechnung',
      },
    },
    {
      id: 'architects',
      name: 'Architekturbüros',
      people: 11,
      rest: 'engineer',
      does: 'Gebäude planen, Entwürfe, Bauanträge, Bauleitung, Ausschreibungen, Statik',
      words:
        'Architekt, Architektin, Architekturbüro, Ingenieurbüro, Planungsbüro, Statiker, Tragwerksplaner, Bauingenieur, Vermessungsbüro, Innenarchitekt',
      cases: {
        coordination: 'Protokolle der Baubesprechung: Aufgaben gehen mit Frist an die Beteiligten',
        filing: 'Pläne und Nachträge: jede Fassung liegt beim richtigen Projekt',
        supplierInvoices: 'Rechnungsprüfung: Abschläge werden mit Aufmaß und Vertrag verglichen',
      },
    },
    {
      id: 'insurance-agents',
      name: 'Versicherungsmakler',
      people: 7,
      rest: 'agent',
      does: 'Versicherungen vermitteln, Policen, Schäden melden, Verträge vergleichen, Finanzierungen',
      words:
        'Versicherung, Versicherungsmakler, Versicherungsagentur, Versicherungsbüro, Finanzberater, Finanzdienstleister, Vermögensberater, Baufinanzierung',
      cases: {
        filing: 'Policen und Nachträge: aus dem Postfach zum richtigen Kunden',
        customerQuestions: 'Schadenmeldungen: Angaben und Fotos werden vollständig eingeholt',
        crmRecords: 'Bestand pflegen: Ablauf und Beitrag stehen beim Kunden',
      },
    },
    {
      id: 'estate-agents',
      name: 'Immobilienmakler',
      people: 7,
      rest: 'agent',
      does: 'Häuser und Wohnungen verkaufen und vermieten, Besichtigungen, Exposés',
      words: 'Immobilien, Immobilienmakler, Immobilienbüro, Makler, Maklerbüro, Immobilienagentur',
      emphasis: { listings: 2, appointments: 1.5 },
      cases: {
        listings: 'Exposés: aus Fotos und Eckdaten wird der erste Text',
        appointments: 'Besichtigungen: Interessenten wählen eine Zeit und werden erinnert',
        customerQuestions: 'Anfragen der Portale: jede bekommt am selben Tag eine Antwort',
        crmRecords: 'Interessenten: Suchwünsche aus fünf Portalen in einem Eintrag',
      },
    },
    {
      id: 'property-managers',
      name: 'Hausverwaltungen',
      people: 12,
      rest: 'caseHandler',
      does: 'Häuser verwalten, Wohnungen verwalten, Mieter, Eigentümerversammlungen, Nebenkostenabrechnung, Reparaturen beauftragen',
      words:
        'Hausverwaltung, Immobilienverwaltung, WEG-Verwaltung, Mietverwaltung, Wohnungsverwaltung, Wohnungsgesellschaft, Hausmeisterdienst',
      cases: {
        customerQuestions: 'Meldungen der Mieter: Foto und Wohnung werden zum Auftrag an den Handwerker',
        supplierInvoices: 'Handwerkerrechnungen: dem Haus und dem Auftrag zugeordnet',
        filing: 'Protokolle und Beschlüsse: Aufgaben mit Frist aus jeder Versammlung',
        bankMatching: 'Mieteingänge: offene Beträge stehen am fünften auf der Liste',
      },
    },
    {
      id: 'agencies',
      name: 'Werbeagenturen',
      people: 12,
      rest: 'designer',
      office: { projectManager: 0.1, marketer: 0.1 },
      does: 'Werbung, Kampagnen, Logos, Texte, Social Media, Websites gestalten',
      words:
        'Werbeagentur, Agentur, Marketingagentur, Werbung, Marketing, Grafikbüro, Designbüro, Grafikdesign, Fotograf, Fotostudio, Druckerei, Mediengestalter, PR-Agentur, Eventagentur',
      cases: {
        clientReports: 'Monatsberichte: Zahlen der Kampagnen werden zum Bericht mit einem Satz dazu',
        content: 'Beiträge: aus einem Thema werden drei Entwürfe',
        coordination: 'Abstimmung: Korrekturen aus Mails werden zu einer Liste',
      },
    },
    {
      id: 'software',
      name: 'Softwarehäuser',
      people: 18,
      rest: 'developer',
      does: 'Software entwickeln, Apps programmieren, Server betreiben, IT betreuen, Netzwerke',
      words:
        'Software, Softwarehaus, Softwareentwicklung, IT, IT-Systemhaus, Systemhaus, IT-Dienstleister, Webagentur, Programmierer, App-Entwicklung, Webdesign, Hosting',
      cases: {
        itRequests: 'Zugänge und Passwörter: Anfragen werden geprüft und erledigt',
        customerQuestions: 'Tickets: ähnliche Fälle und ein Entwurf der Antwort liegen dabei',
        billing: 'Wartungsverträge: Rechnungen gehen zum Stichtag hinaus',
      },
    },
    {
      id: 'consultants',
      name: 'Unternehmensberatungen',
      people: 9,
      does: 'Unternehmen beraten, Workshops, Analysen, Prozesse, Strategie',
      words: 'Unternehmensberatung, Unternehmensberater, Beratung, Berater, Consulting, Coach, Coaching',
      cases: {
        coordination: 'Protokolle: Gespräche werden zu Beschlüssen und Aufgaben',
        prospecting: 'Vor dem Erstgespräch: Zahlen und Nachrichten zur Firma auf einer Seite',
        reporting: 'Stunden je Projekt: Stand und Rest am Freitag',
      },
    },
    {
      id: 'recruiters',
      name: 'Personaldienstleister',
      people: 14,
      rest: 'recruiter',
      does: 'Personal vermitteln, Zeitarbeit, Bewerber, Stellen besetzen, Leiharbeit',
      words:
        'Personaldienstleister, Zeitarbeit, Zeitarbeitsfirma, Personalvermittlung, Personalberatung, Headhunter, Leiharbeit, Arbeitsvermittlung',
      cases: {
        hiring: 'Bewerbungen: Lebensläufe werden mit der Stelle verglichen',
        rosters: 'Einsätze morgen früh: freie Leute werden gefragt und bestätigt',
        staffRecords: 'Stundenzettel: vom Foto zur Abrechnung',
      },
    },
    {
      id: 'schools',
      name: 'Fahr- und Nachhilfeschulen',
      people: 8,
      rest: 'teacher',
      does: 'Fahrstunden, Führerschein, Nachhilfe, Unterricht, Kurse, Schüler',
      words:
        'Fahrschule, Nachhilfe, Nachhilfeschule, Musikschule, Sprachschule, Tanzschule, Volkshochschule, Bildungsträger, Akademie, Privatschule',
      emphasis: { appointments: 1.8 },
      cases: {
        appointments: 'Stunden: Schüler buchen und tauschen selbst, Lücken werden angeboten',
        billing: 'Beiträge: Rechnung und Erinnerung laufen von allein',
        customerQuestions: 'Anfragen zu Kursen: Antwort mit Plan und freien Plätzen',
      },
    },
    {
      id: 'kindergartens',
      name: 'Kindertagesstätten',
      people: 18,
      rest: 'teacher',
      does: 'Kinder betreuen, Gruppen, Eltern, Eingewöhnung, Krippe',
      words: 'Kita, Kindergarten, Kindertagesstätte, Krippe, Kinderkrippe, Hort, Tagesmutter',
      cases: {
        rosters: 'Krankmeldungen am Morgen: Springer werden gefragt, der Schlüssel bleibt gewahrt',
        customerQuestions: 'Fragen der Eltern: Schließtage, Essen und Abholung beantwortet',
        filing: 'Anmeldungen: Unterlagen werden vollständig eingeholt',
      },
    },
  ],
);
