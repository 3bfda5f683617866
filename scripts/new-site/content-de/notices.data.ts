export const notices = {
  notFound: { title: 'Seite nicht gefunden', text: 'Unter dieser Adresse gibt es nichts.' },
  comingSoon: { title: 'Kommt noch', text: 'Diese Seite wird noch geschrieben.' },
  nextSlot: {
    title: 'Was können wir für Sie tun?',
    text: 'Erzählen Sie uns davon.',
    button: 'Schreiben Sie uns',
  },
} as const;

export const boardHeads = {
  blog: { title: 'Blog', lede: 'Was Leser hier finden.' },
  'signal-board': { title: 'Signal Board', lede: 'Was Leser hier finden.' },
} as const;
