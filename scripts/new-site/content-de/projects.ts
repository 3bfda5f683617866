import type { Project } from '#src/contracts/content/project.ts';

export type { Project } from '#src/contracts/content/project.ts';

/** What you have built: `project({ title: …, … })` of contracts/content/project.ts for each. */
export const projects: readonly Project[] = [];

export const projectTags: readonly string[] = [...new Set(projects.flatMap(({ tags }) => tags))].sort();

export const projectsNote = 'Ob Kunden genannt werden und wer die Zahlen gezählt hat.';
