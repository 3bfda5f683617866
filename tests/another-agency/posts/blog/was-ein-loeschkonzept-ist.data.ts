import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const wasEinLoeschkonzeptIst: DemoArticle = {
  by: 'aylin-demir',
  daysAgo: 19,
  title: 'Was ein Löschkonzept ist und warum Ihres auf eine Seite passt',
  slug: 'was-ein-loeschkonzept-ist',
  category: 'recht',
  summary:
    'Die Datenschutzgrundverordnung verlangt, dass Daten ein Ende haben. Für einen kleinen Betrieb sind das fünf Zeilen und ein Termin im Kalender.',
  metaDescription: 'Ein Löschkonzept für kleine Betriebe auf einer Seite: welche Fristen gelten und wer daran denkt.',
  metaKeywords: 'Löschkonzept, DSGVO, Aufbewahrungsfristen, kleine Betriebe',
  content: `<p>Das Wort <em>Datenschutzgrundverordnung</em> hat 27 Buchstaben und einen schlechten Ruf. Dabei stellt sie eine vernünftige Frage: Wozu brauchen Sie das noch?</p>
<h2>Fünf Zeilen</h2>
<ul>
<li>Bewerbungen: sechs Monate nach der Absage.</li>
<li>Angebote, aus denen nichts wurde: zwei Jahre.</li>
<li>Geschäftsbriefe: sechs Jahre.</li>
<li>Rechnungen und Buchungsbelege: acht Jahre.</li>
<li>Jahresabschlüsse: zehn Jahre.</li>
</ul>
<p>Das ersetzt keine Beratung, aber es ist ein Anfang. Schreiben Sie daneben, wer löscht und wann. Der zweite Januar hat sich bewährt, da ist sonst nichts los.</p>
<h2>Und die alten Laptops?</h2>
<p>Die auch. Fragen Sie <a href="/contact">Aylin</a>, sie kennt jemanden mit einem großen Bohrer.</p>`,
};
