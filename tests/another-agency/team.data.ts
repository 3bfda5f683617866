import type { TeamMember } from '#scripts/new-site/content/team.data.ts';

const [rita, duarte, ilda] = [
  {
    id: 'rita-cabral',
    name: 'Rita Cabral',
    role: 'Founder',
    avatar: '/portraits/rita-cabral.svg',
    line: 'Counted deadlines on paper for six years.',
  },
  {
    id: 'duarte-noronha',
    name: 'Duarte Noronha',
    role: 'Engineer',
    avatar: '/portraits/duarte-noronha.svg',
    line: 'Reads the manual of a court portal for pleasure.',
  },
  {
    id: 'ilda-sequeira',
    name: 'Ilda Sequeira',
    role: 'Clients',
    avatar: '/portraits/ilda-sequeira.svg',
    line: 'Was a notary’s clerk and remembers every form.',
  },
] as const satisfies readonly TeamMember[];

export const team: readonly TeamMember[] = [rita, duarte, ilda];

export const teamGroups: readonly {
  readonly id: string;
  readonly title: string;
  readonly members: readonly TeamMember[];
}[] = [{ id: 'office', title: 'The office', members: team }];
