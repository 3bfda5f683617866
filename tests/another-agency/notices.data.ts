export const notices = {
  notFound: { title: 'Seite nicht gefunden', text: 'Unter diesem Aktenzeichen liegt bei uns nichts.' },
  comingSoon: { title: 'Kommt noch', text: 'Diese Seite liegt noch im Entwurf.' },
  nextSlot: { title: 'Hier ist noch Platz', text: 'Für den Stapel, der bei Ihnen liegt.', button: 'Schreiben Sie uns' },
} as const;

export const boardHeads = {
  blog: { title: 'Aus dem Kontor', lede: 'Was wir beim Aufräumen fremder Schreibtische lernen.' },
  'signal-board': { title: 'Signal Board', lede: 'Kurzes über Formulare, Fristen und Programme.' },
} as const;
