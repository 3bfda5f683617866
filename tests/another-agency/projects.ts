import { project, type Project } from '#src/contracts/content/project.ts';
import { offices } from './projects/offices.data.ts';

export type { Project } from '#src/contracts/content/project.ts';

export const projects: readonly Project[] = offices.map(([title, description, icon, rating, launchDate], index) =>
  project({
    title,
    description,
    icon,
    rating,
    launchDate,
    cover: { alt: '', hue: index * 4 },
    features: ['Runs every night'],
    tags: ['Law', index % 2 ? 'Mail' : 'Deadlines'],
    complexity: index % 2 ? 'Medium' : 'High',
    challenge: 'It took somebody’s mornings.',
    built: 'A desk that does it and shows the rule.',
    result: 'The mornings are free.',
    sample: [
      { step: 'Comes in', shown: 'A notice' },
      { step: 'Goes out', shown: 'A date' },
    ],
    related: [],
  }),
);

export const projectTags: readonly string[] = [...new Set(projects.flatMap(({ tags }) => tags))].sort();

export const projectsNote = 'The offices are not named.';
