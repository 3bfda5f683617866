import type { Integrations } from '#src/contracts/content/integrations.ts';

export const integrations: Integrations = {
  title: 'Passt zu dem, was Sie schon haben',
  lede: 'Ihre Leute öffnen morgens dasselbe Programm wie gestern. Diese acht kommen bei uns am häufigsten vor.',
  groups: [
    {
      label: 'Buchhaltung',
      programs: [
        { name: 'DATEV', work: 'Bekommt fertige Buchungsvorschläge samt Beleg über die Schnittstelle.' },
        { name: 'lexoffice', work: 'Legt Rechnungen an und gleicht Zahlungseingänge ab.' },
        { name: 'sevDesk', work: 'Nimmt Belege entgegen und meldet, was noch fehlt.' },
      ],
    },
    {
      label: 'Aufträge und Lager',
      programs: [
        { name: 'JTL-Wawi', work: 'Trägt Bestellungen ein und hält den Bestand im Blick.' },
        { name: 'Taifun', work: 'Schreibt Angebote und Aufmaße aus dem, was die Baustelle meldet.' },
      ],
    },
    {
      label: 'Post und Termine',
      programs: [
        { name: 'Microsoft 365', work: 'Liest das gemeinsame Postfach, legt ab und entwirft Antworten.' },
        { name: 'Nextcloud', work: 'Ordnet Dateien dem richtigen Vorgang zu.' },
        { name: 'Google Kalender', work: 'Trägt Termine ein, ohne einen doppelt zu vergeben.' },
      ],
    },
  ],
  ways: {
    title: 'Ihr Programm steht nicht dabei?',
    lede: 'Das macht meistens nichts. Es gibt fast immer einen Weg hinein.',
    steps: [
      {
        title: 'Die Schnittstelle',
        text: 'Hat Ihr Programm eine, dann nehmen wir die. Das hält am längsten.',
        drawing: 'connection',
      },
      {
        title: 'Eine Datei',
        text: 'Was es ausgeben und einlesen kann, zum Beispiel als CSV, genügt oft schon.',
        drawing: 'file',
      },
      {
        title: 'Ein Postfach',
        text: 'Manches Programm verschickt lieber Mails, als zu reden. Auch gut.',
        drawing: 'mailbox',
      },
    ],
  },
  notForYou: {
    title: 'Wann Sie noch warten sollten',
    lede: 'Nicht jeder Stapel ist einer für uns.',
    cases: [
      {
        when: 'Zwei Leute im Büro machen dieselbe Sache verschieden.',
        instead: 'Einigen Sie sich zuerst. Das kostet nichts.',
      },
      {
        when: 'Es kommt weniger als einmal in der Woche vor.',
        instead: 'Machen Sie es weiter von Hand. Das sagen wir Ihnen auch am Telefon.',
      },
    ],
  },
  ask: { title: 'Womit arbeiten Sie?', button: 'Sagen Sie es uns' },
};
