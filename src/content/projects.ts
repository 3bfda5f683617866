import { floors } from './projects/floors.data.ts';
import { offices } from './projects/offices.data.ts';
import type { Project } from './projects/project.ts';

export type { Project } from './projects/project.ts';

/** The eight of the showcase, in no order: the page sorts them. */
export const projects: readonly Project[] = [...offices, ...floors];

/** Every tag that some project carries, in alphabetical order. */
export const projectTags: readonly string[] = [
  ...new Set(projects.flatMap(({ tags }) => tags)),
].sort();

/** Stands under a project's page. */
export const projectsNote =
  'Clients are not named, and the sample records are invented. Results are as stated by us.';
