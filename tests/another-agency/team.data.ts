import type { TeamMember } from '#scripts/new-site/content/team.data.ts';

const [wiebke, jannis, aylin, tom] = [
  {
    id: 'wiebke-hansen',
    name: 'Wiebke Hansen',
    role: 'Geschäftsführerin',
    avatar: '/portraits/wiebke-hansen.svg',
    line: 'Hat zwölf Jahre lang die Buchhaltung einer Werft gemacht, sechs davon auf Papier.',
  },
  {
    id: 'jannis-petersen',
    name: 'Jannis Petersen',
    role: 'Entwicklung',
    avatar: '/portraits/jannis-petersen.svg',
    line: 'Liest Schnittstellenbeschreibungen im Zug und lacht an den richtigen Stellen.',
  },
  {
    id: 'aylin-demir',
    name: 'Aylin Demir',
    role: 'Kundenbetreuung',
    avatar: '/portraits/aylin-demir.svg',
    line: 'Weiß nach dem ersten Anruf, wo der Stapel wirklich liegt.',
  },
  {
    id: 'tom',
    name: 'Tom',
    role: 'Betrieb und Wartung',
    avatar: '/portraits/tom.svg',
    line: 'Merkt, dass etwas steht, bevor Sie es merken.',
  },
] as const satisfies readonly TeamMember[];

export const team: readonly TeamMember[] = [wiebke, jannis, aylin, tom];

export const teamGroups: readonly {
  readonly id: string;
  readonly title: string;
  readonly members: readonly TeamMember[];
}[] = [
  { id: 'fragen', title: 'Wenn Sie etwas wissen wollen', members: [wiebke, aylin] },
  { id: 'bauen', title: 'Wenn etwas gebaut wird', members: [jannis, tom] },
];
