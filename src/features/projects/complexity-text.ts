import { projects as words } from '#src/content/messages.ts';
import type { Project } from '#src/content/projects.ts';

/** How much there was to build, in words. */
export const complexityText: Readonly<Record<Project['complexity'], string>> = {
  Medium: words.medium,
  High: words.high,
};
