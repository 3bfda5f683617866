import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const signalBoard: readonly DemoSignal[] = [
  {
    daysAgo: 3,
    title: 'E-Rechnung: Empfangen müssen Sie sie schon heute',
    slug: 'e-rechnung-empfangen',
    category: 'frist',
    description: 'Seit Januar 2025 muss jeder Betrieb E-Rechnungen annehmen können. Ein Postfach genügt dafür.',
    content:
      '## Was gilt\n\nEine E-Rechnung ist eine Datei, die ein Programm lesen kann: XRechnung oder ZUGFeRD. Ein gewöhnliches PDF ist keine.\n\n## Was Sie brauchen\n\n- ein Postfach, das jemand liest\n- eine Ablage, die zehn Jahre hält\n- ein Programm, das die Datei für Menschen sichtbar macht\n\nVerschicken müssen kleine Betriebe sie erst später.',
  },
  {
    daysAgo: 9,
    title: 'Eine Woche Post, nach Absendern sortiert',
    slug: 'eine-woche-post',
    category: 'anleitung',
    description: 'Zwei von drei Briefen brauchen niemanden aus der Leitung. Wie Sie das bei sich selbst nachzählen.',
    content:
      '## So haben wir gezählt\n\nEin Betrieb, eine Woche, ein Bleistift. Drei Spalten: **wegwerfen**, **ablegen**, **antworten**.\n\n## Was herauskam\n\n| Spalte | Briefe |\n| --- | --- |\n| wegwerfen | 41 |\n| ablegen | 63 |\n| antworten | 52 |\n\nVon den Antworten waren vierzig dieselben vier.',
  },
  {
    daysAgo: 20,
    title: 'Fristenrechner für Aufbewahrung und Löschung',
    slug: 'fristenrechner',
    category: 'werkzeug',
    description: 'Rechnet aus, wann ein Beleg weg darf und ab wann er weg muss.',
    url: 'https://fristen.example/rechner',
  },
];
