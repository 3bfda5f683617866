import type { DemoArticle } from '#src/contracts/content/posts.ts';

export const vierWochenNebeneinander: DemoArticle = {
  by: 'jannis-petersen',
  daysAgo: 41,
  title: 'Vier Wochen nebeneinander',
  slug: 'vier-wochen-nebeneinander',
  category: 'werkstatt',
  summary:
    'Warum wir nie an einem Freitag umstellen, und was wir lernen, wenn das Alte und das Neue vier Wochen lang dasselbe tun müssen.',
  metaDescription:
    'Wie wir Automatisierungen einführen: Alt und Neu laufen vier Wochen nebeneinander, jede Abweichung wird erklärt.',
  metaKeywords: 'Einführung, Parallelbetrieb, Automatisierung, Abnahme',
  content: `<p>Wenn etwas Neues fertig ist, will man es anschalten. Das ist der gefährlichste Moment im ganzen Projekt. Deshalb schalten wir bei uns nichts an: Wir stellen es daneben.</p>
<h2>Was in vier Wochen passiert</h2>
<p>Beide bekommen dieselben Papiere. Abends vergleicht ein Programm, was herausgekommen ist, und legt uns jede Abweichung hin. In der ersten Woche sind es zwanzig, in der zweiten sechs. Fast immer hat das Neue recht und das Alte eine Gewohnheit.</p>
<blockquote><p>„Das haben wir immer so gemacht“ ist keine Regel, aber oft der Anfang von einer.</p></blockquote>
<h2>Wann umgestellt wird</h2>
<p>Wenn fünf Arbeitstage lang keine Abweichung unerklärt geblieben ist. Nie an einem Freitag, denn da hören wir um eins auf.</p>
<p>Was das kostet, steht auf der <a href="/services">Preisseite</a>.</p>`,
};
