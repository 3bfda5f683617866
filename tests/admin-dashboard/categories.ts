/** The categories of the content, as the admin's lists and forms name them. */
import { blogCategories, signalBoardCategories } from '#src/content/post-categories.data.ts';

const all = 'All Categories';

export const signalBoardFilter = [all, ...signalBoardCategories.map(({ label }) => label)];

export const blogFilter = [all, ...blogCategories.map(({ label, tab = label }) => tab)];

/** In the form, which names one. */
export const blogChoices = blogCategories.map(({ label, choice = label }) => choice);
