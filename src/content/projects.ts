import { floors } from './projects/floors.data.ts';
import { offices } from './projects/offices.data.ts';
import type { Project } from '#src/contracts/content/project.ts';

export type { Project } from '#src/contracts/content/project.ts';

/** The projects of the showcase, unordered: the page sorts them. */
export const projects: readonly Project[] = [...offices, ...floors];

/** Every tag used by a project, in alphabetical order. */
export const projectTags: readonly string[] = [...new Set(projects.flatMap(({ tags }) => tags))].sort();

/** The note under a project's page. */
export const projectsNote = 'Clients aren’t named, and the sample records are invented. Results are by our own count.';
