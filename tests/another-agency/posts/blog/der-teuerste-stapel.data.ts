import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const derTeuersteStapel: DemoArticle = {
  by: 'wiebke-hansen',
  daysAgo: 6,
  title: 'Der teuerste Stapel ist nicht der höchste',
  slug: 'der-teuerste-stapel',
  category: 'buero',
  summary:
    'Auf jedem Schreibtisch liegt ein Stapel, über den alle reden. Meistens kostet ein anderer mehr. Wie Sie ihn in einer Woche finden.',
  metaDescription:
    'Wie kleine Betriebe herausfinden, welche Büroarbeit wirklich Zeit kostet: eine Strichliste und drei Fragen.',
  metaKeywords: 'Büroarbeit, Zeit sparen, Automatisierung, kleine Betriebe',
  content: `<p>Wenn ich in einen Betrieb komme, zeigt man mir zuerst den höchsten Stapel. Er liegt seit Monaten da, alle schämen sich ein bisschen, und alle sind sich einig: Der muss weg. Ich habe in einer Werft lange genug Buchhaltung gemacht, um misstrauisch zu sein. Ein hoher Stapel ist oft nur einer, den niemand vermisst.</p>
<h2>Die Strichliste</h2>
<p>Nehmen Sie ein Blatt und hängen Sie es dorthin, wo die Kaffeemaschine steht. Jedes Mal, wenn jemand etwas abtippt, das schon irgendwo getippt stand, macht er einen Strich. Nach einer Woche haben Sie eine Zahl, und sie ist fast immer größer als gedacht.</p>
<h2>Drei Fragen</h2>
<ol>
<li><strong>Wie oft?</strong> Einmal im Monat ist kein Fall für uns, dreimal am Tag schon.</li>
<li><strong>Wer wartet darauf?</strong> Ein Zettel, auf den die Rechnung wartet, kostet Zinsen.</li>
<li><strong>Was passiert, wenn er verloren geht?</strong> Passiert nichts, dann werfen Sie ihn weg.</li>
</ol>
<h2>Was dabei herauskommt</h2>
<table>
<thead><tr><th>Stapel</th><th>Höhe</th><th>Stunden im Monat</th></tr></thead>
<tbody>
<tr><td>Prospekte</td><td>40 cm</td><td>0</td></tr>
<tr><td>Lieferscheine</td><td>6 cm</td><td>22</td></tr>
<tr><td>Stundenzettel</td><td>1 cm</td><td>14</td></tr>
</tbody>
</table>
<p>Die Zahlen stammen aus einem Betrieb mit vierzehn Leuten. Der Prospektstapel liegt noch da. Wir haben ihn stehen lassen, als Denkmal.</p>`,
};
