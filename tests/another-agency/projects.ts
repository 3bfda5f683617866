import { project, type Project } from '#src/contracts/content/project.ts';
import { clients } from './projects/clients.data.ts';

export type { Project } from '#src/contracts/content/project.ts';

export const projects: readonly Project[] = clients.map((client, index) =>
  project({
    ...client,
    cover: { alt: '', hue: index * 4 },
    related: [],
  }),
);

export const projectTags: readonly string[] = [...new Set(projects.flatMap(({ tags }) => tags))].sort();

export const projectsNote = 'Die Namen der Betriebe nennen wir nicht.';
