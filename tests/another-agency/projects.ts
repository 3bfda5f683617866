import { project, type Project } from '#src/contracts/content/project.ts';

export type { Project } from '#src/contracts/content/project.ts';

const offices = [
  [
    'Deadlines in Setúbal',
    'Four lawyers, eleven thousand notices, one calendar.',
    'table',
    4.8,
    '2025-03-10',
  ],
  ['Intake in Coimbra', 'New clients answer once, on the train.', 'form', 4.6, '2025-06-02'],
  ['Fee notes in Évora', 'The month ends on its last day.', 'invoice', 4.7, '2025-11-17'],
  ['Registry mail in Faro', 'Sixty letters a day find their files.', 'letter', 4.9, '2026-02-23'],
] as const;

export const projects: readonly Project[] = offices.map(
  ([title, description, icon, rating, launchDate], index) =>
    project({
      ...{ title, description, icon, rating, launchDate },
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

export const projectTags: readonly string[] = [
  ...new Set(projects.flatMap(({ tags }) => tags)),
].sort();

export const projectsNote = 'The offices are not named.';
