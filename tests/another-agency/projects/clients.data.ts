import type { ProjectEntry } from '#src/contracts/content/project.ts';

export const clients: readonly Omit<ProjectEntry, 'cover' | 'related'>[] = [
  {
    title: 'Lieferscheine in Stade',
    description: 'Ein Baustoffhandel, vierzehn Leute, elftausend Lieferscheine im Jahr.',
    icon: 'receipt',
    rating: 4.8,
    launchDate: '2025-03-10',
    features: ['Liest auch nasse Zettel', 'Fragt den Fahrer, solange er noch auf dem Hof ist'],
    tags: ['Handel', 'Lieferscheine'],
    complexity: 'High',
    challenge:
      'Lieferscheine kamen abends in einer Plastiktüte ins Büro. Fehlte eine Unterschrift, wusste es niemand vor der Reklamation, und die Rechnung wartete so lange mit.',
    built:
      'Der Fahrer fotografiert den Schein. Das Programm liest Nummer, Mengen und Unterschrift, sucht den Auftrag dazu und meldet sich sofort, wenn etwas fehlt.',
    result: 'Die Rechnung geht am Tag der Lieferung raus. Die Plastiktüte hängt jetzt gerahmt im Büro.',
    sample: [
      { step: 'Kommt herein', shown: 'Foto, Lieferschein 40117, 12 Paletten Porenbeton' },
      { step: 'Wird geprüft', shown: 'Auftrag 2291 gefunden, Menge stimmt, Unterschrift vorhanden' },
      { step: 'Geht hinaus', shown: 'Rechnung 8846 über 3.120,00 € zur Freigabe' },
    ],
  },
  {
    title: 'Stundenzettel in Wedel',
    description: 'Ein Elektrobetrieb mit neun Monteuren und einem Freitagabend zu wenig.',
    icon: 'table',
    rating: 4.6,
    launchDate: '2025-06-02',
    features: ['Zuschläge nach Tarif', 'Fällt auf, was über zehn Stunden geht'],
    tags: ['Handwerk', 'Personal'],
    complexity: 'Medium',
    challenge:
      'Die Zettel lagen im Transporter, das Zusammenzählen am Freitagabend bei der Chefin. Über Fahrtzeiten wurde jeden Monat gestritten.',
    built:
      'Jeder trägt seine Stunden am Handy ein oder fotografiert den Zettel. Zuschläge und Fahrtzeiten rechnet das Programm, die Lohnabrechnung bekommt eine Datei.',
    result: 'Der Lohn ist zwei Tage früher fertig, gestritten wird über Fußball.',
    sample: [
      { step: 'Kommt herein', shown: 'Zettel, KW 23, 41,5 Stunden, davon 3 am Sonntag' },
      { step: 'Wird geprüft', shown: 'Sonntagszuschlag ergänzt, Mittwoch ohne Pause gemeldet' },
      { step: 'Geht hinaus', shown: 'Eine Zeile für die Lohnabrechnung' },
    ],
  },
  {
    title: 'Angebote in Lüneburg',
    description: 'Eine Tischlerei, die nach der Arbeit keine Angebote mehr schreiben wollte.',
    icon: 'letter',
    rating: 4.7,
    launchDate: '2025-11-17',
    features: ['Preise nur aus der eigenen Liste', 'Erinnert nach zehn Tagen'],
    tags: ['Handwerk', 'Angebote'],
    complexity: 'Medium',
    challenge: 'Von zehn Anfragen bekamen vier ein Angebot, die anderen eine Entschuldigung.',
    built:
      'Aus Anfrage, Maßen und Preisliste entsteht ein Entwurf aus den Textbausteinen der Tischlerei. Der Meister liest, ändert und schickt ab.',
    result: 'Neun von zehn Anfragen bekommen innerhalb von zwei Tagen ein Angebot.',
    sample: [
      { step: 'Kommt herein', shown: 'Mail: „Einbauschrank, 2,40 m, Eiche, bis Ostern?“' },
      { step: 'Wird geschrieben', shown: 'Fünf Positionen aus der Preisliste, Liefertermin vorgeschlagen' },
      { step: 'Geht hinaus', shown: 'Angebot 312 zum Gegenlesen' },
    ],
  },
  {
    title: 'Das Postfach einer Hausverwaltung',
    description: 'Sechzig Mails am Tag, und jede findet ihre Akte.',
    icon: 'form',
    rating: 4.9,
    launchDate: '2026-02-23',
    features: ['Ein Notfall klingelt', 'Entwürfe für die immer gleichen Fragen'],
    tags: ['Büro', 'Kundendienst'],
    complexity: 'High',
    challenge: 'Der Rohrbruch stand zwischen zwei Newslettern, und wer im Urlaub war, merkte es zuletzt.',
    built:
      'Jede Mail wird einem Haus und einem Vorgang zugeordnet. Was eilt, klingelt; was sich wiederholt, bekommt einen Antwortentwurf.',
    result: 'Kein Notfall lag seitdem länger als elf Minuten.',
    sample: [
      { step: 'Kommt herein', shown: 'Mail: „Im Keller steht Wasser, Elbchaussee 9“' },
      { step: 'Wird zugeordnet', shown: 'Haus gefunden, Dringlichkeit: sofort' },
      { step: 'Geht hinaus', shown: 'Anruf beim Notdienst, Entwurf an die Mieterin' },
    ],
  },
];
