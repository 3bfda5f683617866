/** What no page says, to complete 'Die Website sagt nicht', and how people ask for it. */
export const notStated: readonly { readonly means: string; readonly asked: readonly string[] }[] = [
  {
    means: 'ob wir jemanden suchen',
    asked: [
      'Stellen Sie ein? Haben Sie offene Stellen?',
      'Stellt ihr gerade ein? Sucht ihr Leute?',
      'Ich möchte bei Ihnen arbeiten',
      'Kann ich bei Ihnen ein Praktikum oder eine Ausbildung machen?',
      'Wohin schicke ich meine Bewerbung?',
    ],
  },
  {
    means: 'seit wann es uns gibt und wer die Firma gegründet hat',
    asked: [
      'Seit wann gibt es Sie? Wie alt ist die Firma?',
      'Seit wann gibt es euch?',
      'Wann wurde die Firma gegründet?',
      'Wie lange machen Sie das schon?',
    ],
  },
  {
    means: 'was wir verdienen und wem die Firma gehört',
    asked: ['Wie hoch ist Ihr Umsatz oder Gewinn?', 'Wer hat in die Firma investiert?', 'Wem gehört die Firma?'],
  },
  {
    means: 'wie unsere Bankverbindung lautet oder wie wir versichert sind',
    asked: ['Wie lautet Ihre IBAN oder Bankverbindung?', 'Sind Sie versichert? Haben Sie eine Haftpflicht?'],
  },
  {
    means: 'welche Zertifikate wir haben',
    asked: ['Sind Sie nach ISO 27001 zertifiziert?', 'Haben Sie ein Zertifikat oder Gütesiegel?'],
  },
];
